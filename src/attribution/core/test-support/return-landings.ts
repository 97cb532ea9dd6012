import { earlierVisits, newVisitor, pricing, returning, type LandingRow } from './landing-row'

const again = ['reload', 'back_forward'] as const

/** Pages that are loaded again: the browser then names the page that led to them once. */
export const returnLandings: readonly LandingRow[] = [
  ...again.flatMap((navigation) => [
    returning(
      `does not count the old engine again (${navigation})`,
      { navigation, referrer: 'https://www.google.com/search?q=old' },
      earlierVisits.last,
    ),
    returning(
      `does not count the old social site again (${navigation})`,
      { navigation, referrer: 'https://t.co/' },
      earlierVisits.last,
    ),
    returning(
      `does not count the old page again (${navigation})`,
      { navigation, referrer: 'https://old.example/' },
      earlierVisits.last,
    ),
    returning(`keeps the last touch without a referrer (${navigation})`, { navigation }, earlierVisits.last),
    returning(
      `notes the page, as it is loaded (${navigation})`,
      { navigation, url: 'https://www.hearthside.example/inbox/', referrer: 'https://old.example/' },
      earlierVisits.last,
      '/inbox/',
    ),
    returning(
      `counts the campaign that its own URL names (${navigation})`,
      { navigation, url: `${pricing}?utm_source=news`, referrer: 'https://www.google.com/' },
      ['news', '', '', '', ''],
    ),
    newVisitor(
      `counts the referrer when nothing is stored, as when consent came late (${navigation})`,
      { navigation, referrer: 'https://www.google.com/' },
      ['google', 'organic', '', '', ''],
    ),
    newVisitor(`is direct when nothing is stored or named (${navigation})`, { navigation }, [
      '(direct)',
      '',
      '',
      '',
      '',
    ]),
    {
      ...newVisitor(
        `counts the referrer when what is stored is broken (${navigation})`,
        { navigation, referrer: 'https://t.co/' },
        ['twitter', 'social', '', '', ''],
      ),
      cookies: 'hs_attr_last=broken',
    },
  ]),
  returning(
    'counts a page that was prepared, once it is shown',
    { navigation: 'prerender', referrer: 'https://www.google.com/' },
    ['google', 'organic', '', '', ''],
  ),
  returning(
    'counts where the browser does not say how the page was reached',
    { navigation: '', referrer: 'https://www.google.com/' },
    ['google', 'organic', '', '', ''],
  ),
  returning(
    'keeps the last touch after a script has reloaded the page, which makes it its own referrer',
    { referrer: pricing },
    earlierVisits.last,
  ),
]
