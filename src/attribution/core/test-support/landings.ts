import { decide } from '../decide'
import { storedAttribution } from '../stored-attribution'
import { type Attribution, type Decision, parseUrl } from '../values'

export interface Arrival {
  readonly url: string
  readonly referrer: string
  /** How the document was reached: `navigate`, `reload`, `back_forward` or `prerender`. */
  readonly navigation?: string
}

/** What `document.cookie` says of a visitor. */
export const known = (cookies: string): Attribution => storedAttribution(cookies.split('; '))

/** Decides as the scripts do, from a document's values as text. */
export const decideLanding = ({ url, referrer, navigation }: Arrival, cookies = ''): Decision =>
  decide(parseUrl(url), referrer, () => navigation, known(cookies))

/** The page that most tests land on. */
export const pricing = 'https://www.hearthside.example/pricing/'

/** The cookies of a visitor who first came from a newsletter to the blog, and last from a partner to the tour. */
export const earlierVisits =
  'other=1; hs_attr_last=utmcsr=partner.example|utmcmd=referral|utmcct=/tools/; ' +
  'hs_attr_first=newsletter~~email~~-~~spring~~-; hs_attr_last_url=/product-tour/; hs_attr_first_url=/blog/'
