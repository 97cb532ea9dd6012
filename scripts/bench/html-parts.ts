/** Script types that browsers execute; all others carry data. */
const executable = ['', 'module', 'text/javascript', 'application/javascript']

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

const typeOf = (attributes: string): string => /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
const hasSource = (attributes: string): boolean => /\ssrc=/i.test(attributes)

/** The text of all scripts that a page carries in itself and that run. */
export const inlineScriptsOf = (html: string): string =>
  [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !hasSource(attributes) && executable.includes(typeOf(attributes)))
    .map(([, , text = '']) => text)
    .join('\n')

/** The text of all style sheets that a page carries in itself. */
export const inlineStylesOf = (html: string): string =>
  [...html.matchAll(styleElement)].map(([, text = '']) => text).join('\n')
