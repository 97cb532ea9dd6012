/** Characters that nobody types and that cause problems in databases, CSV files and terminals. */
// eslint-disable-next-line no-control-regex -- removes control characters
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\uFEFF]/g

/** Maximum characters to process: several times any field's limit, so a cut text is still too long. */
const textLimit = 40_000

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/**
 * Prepares text for storage: well-formed, trimmed, without control characters. Line ends become line feeds, or spaces
 * in single-line texts.
 */
export function cleanText(text: string, { hasLines = false }: { readonly hasLines?: boolean } = {}): string {
  const clean = text.slice(0, textLimit).replace(/\r\n?/g, '\n').replace(control, '').replace(loneSurrogate, '\uFFFD')
  return (hasLines ? clean : clean.replace(/[\n\t]+/g, ' ')).trim()
}
