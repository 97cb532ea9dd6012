/** The words of views that are not in the CMS. German: gatsby/translations/german.ts. */
export const englishWords = {
  skip: 'Skip to main content',
  home: 'Hearthside, home',
  mainNavigation: 'Main',
  search: 'Search',
  openMenu: 'Open Menu',
  closeMenu: 'Close Menu',
  closeNavigation: 'Close Navigation',
  isNew: 'New',
  footer: 'Footer',
  darkMode: 'Dark mode',
  lightMode: 'Light mode',
  contact: 'Contact',
  close: 'Close',
  pageFailed: 'This page could not be shown.',
  loadingPage: 'Loading the page',
  loadAgain: 'Load it again',
  billingPeriod: 'Billing period',
  included: 'Included',
  notIncluded: 'Not included',
}

export type Words = typeof englishWords
