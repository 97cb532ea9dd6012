import { countries } from '../../data/reference-data'

/**
 * Replaces `i18n-iso-countries` in the browser's bundles: the SDK only needs the two-letter codes, and rejects profiles
 * with others. The whole package would take 4 KB more.
 */
// eslint-disable-next-line import-x/no-default-export -- the package that it stands in for has one
export default {
  getAlpha2Codes: (): Record<string, string> => Object.fromEntries(countries.map(({ alpha2 }) => [alpha2, alpha2])),
}
