import { transform } from 'esbuild'
import { replaceStyles, stylesOf } from './style-elements'

/** A color that three digits can say. esbuild leaves those of custom properties as they are. */
const longColor = /#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi

/**
 * Takes out of a page's styles what browsers don't need: spaces, zeros, rules that are there twice. What
 * they say stays, in the order in which they say it.
 *
 * @param html a page; one that is small already stays as it is
 * @param known what became of styles before, to be kept for all pages of a build: many have the same
 */
export async function minifyStyles(html: string, known: Map<string, string>): Promise<string> {
  for (const { css } of stylesOf(html)) {
    if (css === '' || known.has(css)) continue
    const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' })
    known.set(css, code.trim().replace(longColor, '#$1$2$3'))
  }
  return replaceStyles(html, ({ tag, css }) => `${tag}${known.get(css) ?? css}</style>`)
}
