import { countries } from '../reference-data'

/**
 * Replaces `i18n-iso-countries` in the browser's bundles: the SDK only needs the two-letter codes, and rejects profiles
 * with others. The complete package would add 4 KB.
 */
// eslint-disable-next-line import-x/no-default-export -- the replaced package has one
export default {
  getAlpha2Codes: (): Record<string, string> => Object.fromEntries(countries.map(({ alpha2 }) => [alpha2, alpha2])),
}
