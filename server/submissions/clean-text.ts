/** Characters that nobody types and that databases, CSV files and terminals stumble over. */
// eslint-disable-next-line no-control-regex -- these are what is to be removed
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\uFEFF]/g

/** The most characters that are looked at: several times what any field takes, so a text that was cut is still too long. */
const textLimit = 40_000

/** Half of a character that takes two places. */
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/**
 * A text as it is stored: well-formed, without control characters and without space at its ends. Line
 * ends are line feeds; in a text of one line they are spaces.
 */
export function cleanText(text: string, { hasLines = false }: { readonly hasLines?: boolean } = {}): string {
  const clean = text.slice(0, textLimit).replace(/\r\n?/g, '\n').replace(control, '').replace(loneSurrogate, '\uFFFD')
  return (hasLines ? clean : clean.replace(/[\n\t]+/g, ' ')).trim()
}
