/** What visitors do that the site is there for, as the personalization service is told of it (docs/contracts/personalization.md). */
export const conversions = {
  submittedForm: 'Submitted Form',
  clickedDemo: 'Clicked Demo',
  clickedTrial: 'Clicked Free Trial',
} as const

/** Where a demo is booked. */
export const demoPath = '/lp/get-a-demo/'

/** Where the site itself offers the trial; sign-up pages are at the app host. */
export const trialPath = '/lp/free-trial/'

/** The types of experiences, as the service's Contentful app names them (requirements 3.4). */
export const experienceTypes = ['nt_experiment', 'nt_personalization'] as const

export type ExperienceType = (typeof experienceTypes)[number]
