import { transform } from 'esbuild'

/** A color that three digits can say. esbuild leaves those of custom properties as they are. */
const longColor = /#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' })
  return code.trim().replace(longColor, '#$1$2$3')
}

/**
 * Takes out of styles what browsers don't need: spaces, zeros, rules that are there twice. What they say stays, in the
 * order in which they say it; those that are small already stay as they are.
 *
 * @param known what became of styles before, to be kept for all pages of a build: many have the same
 */
export async function minifyStyles(styles: readonly string[], known: Map<string, string>): Promise<readonly string[]> {
  const small: string[] = []
  for (const css of styles) {
    const result = known.get(css) ?? (css === '' ? '' : await minify(css))
    known.set(css, result)
    small.push(result)
  }
  return small
}
