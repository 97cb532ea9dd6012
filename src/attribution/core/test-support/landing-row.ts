import type { Arrival } from './decide-landing'

/** Source, medium, campaign, term, content; an unset value is empty. */
export type Five = readonly [source: string, medium: string, campaign: string, term: string, content: string]

/** A landing and all that must be stored after it. */
export interface LandingRow extends Arrival {
  /** Why it must be so, as the end of a sentence that begins with the landing. */
  readonly why: string
  /** What `document.cookie` gave before. */
  readonly cookies: string
  readonly last: Five
  readonly first: Five
  readonly lastPath: string
  readonly firstPath: string
}

/** The page that most rows land on. */
export const pricing = 'https://www.hearthside.example/pricing/'

/** What a visitor has who first came from a newsletter to the blog, and last from a partner to the tour. */
export const earlierVisits = {
  cookies:
    'other=1; hs_attr_last=utmcsr=partner.example|utmcmd=referral|utmcct=/tools/; ' +
    'hs_attr_first=newsletter~~email~~-~~spring~~-; hs_attr_last_url=/product-tour/; hs_attr_first_url=/blog/',
  last: ['partner.example', 'referral', '', '', '/tools/'],
  first: ['newsletter', 'email', 'spring', '', ''],
  lastPath: '/product-tour/',
  firstPath: '/blog/',
} as const

const pathOf = (url: string): string => new URL(url).pathname

/** A first visit: the first touch and its page are those of this landing. */
export const newVisitor = (
  why: string,
  { url = pricing, referrer = '', navigation = 'navigate' }: Partial<Arrival>,
  last: Five,
  path = pathOf(url),
): LandingRow => ({
  why,
  url,
  referrer,
  navigation,
  cookies: '',
  last,
  first: last,
  lastPath: path,
  firstPath: path,
})

/** A visit of who came before: the first touch and its page stay those of the first visit. */
export const returning = (
  why: string,
  { url = pricing, referrer = '', navigation = 'navigate' }: Partial<Arrival>,
  last: Five,
  path = pathOf(url),
): LandingRow => ({
  why,
  url,
  referrer,
  navigation,
  cookies: earlierVisits.cookies,
  last,
  first: earlierVisits.first,
  lastPath: path,
  firstPath: earlierVisits.firstPath,
})
