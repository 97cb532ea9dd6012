import codes from 'i18n-iso-countries/codes.json'
import locales from 'i18n-iso-countries/supportedLocales.json'

/** Reference data (requirements 3.4). Pages must not import it; only the personalization SDK loads it in browsers. */

export interface Country {
  /** ISO 3166-1 codes: `DE`, `DEU` and `276`. The numeric one keeps its zeros: `004`. */
  readonly alpha2: string
  readonly alpha3: string
  readonly numeric: string
  /** The part of ISO 3166-2 with the country's subdivisions: `ISO 3166-2:DE`. */
  readonly subdivisions: string
}

/** Every country of ISO 3166-1, and Kosovo by the code in use, `XK`. */
export const countries: readonly Country[] = codes.map(
  ([alpha2 = '', alpha3 = '', numeric = '', subdivisions = '']) => ({ alpha2, alpha3, numeric, subdivisions }),
)

/** ISO 639-1 codes of about 80 languages. */
export const languageCodes: readonly string[] = locales

/**
 * Replaces `i18n-iso-countries` in the browser's bundles (gatsby/bundles): the SDK only needs the two-letter codes, and
 * rejects profiles with others. The complete package would add 4 KB.
 */
// eslint-disable-next-line import-x/no-default-export -- the replaced package has one
export default {
  getAlpha2Codes: (): Record<string, string> => Object.fromEntries(countries.map(({ alpha2 }) => [alpha2, alpha2])),
}
