import { buildSync } from 'esbuild'
import { minify_sync as minifySync } from 'terser'

/**
 * Cookies are read and written through converters of the site's own (src/lib/cookies.ts), and removed by
 * none of these scripts with attributes of their own: what js-cookie brings for that is left out.
 */
const withoutUnused = (code: string): string => code.replace(/(var defaultConverter = )\{.*?\n\};/s, '$1{};')

/**
 * One script that stands alone, as small as it gets, for browsers with optional chaining: those that
 * the site supports. esbuild bundles, and Terser, which compresses better, makes it small.
 *
 * @param settings expressions of the source, and by what they are replaced
 */
export function bundleScript(entry: string, settings: Readonly<Record<string, string>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    define: { ...settings },
    format: 'esm',
    target: 'es2020',
    minifySyntax: true,
    legalComments: 'none',
  })
  const { code = '' } = minifySync(withoutUnused(outputFiles[0]?.text ?? ''), {
    module: true,
    ecma: 2020,
    compress: {
      passes: 5,
      inline: 1,
      keep_fargs: false,
      pure_getters: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
  })
  // A module has a scope of its own, an ordinary script does not.
  return `(()=>{${code}})()`
}
