import { visitorIdParameter } from '../../data/attribution'
import { parseUrl } from './parse-url'

/**
 * The visitor's id that a link from another host of the product carried, to identify the visitor by
 * (specification 3.1, 7.4).
 *
 * @returns `undefined` when the URL has none
 * @throws {Error} 'Undefined URL' when there is no URL
 */
export const readVisitorIdParameter = (url: string | undefined): string | undefined =>
  parseUrl(url).searchParams.get(visitorIdParameter)?.slice(0, 200) || undefined
