import { buildSync } from 'esbuild'
import { minify_sync as minifySync } from 'terser'

/**
 * What js-cookie brings and `src/lib/cookies.ts`, the only user in these scripts, has no use for: its default
 * converter and attributes, their protection from changes, the methods `remove` and `withAttributes`, and
 * questions whether there is a document. It also asks for all cookies twice, which takes longer than to decide.
 * After a change of the package these may stay, and the size of the scripts says so.
 */
const withoutUnused = (code: string): string =>
  code
    .replace(/(var defaultConverter = )\{.*?\n\};/s, '$1{};')
    .replace(/typeof document > "u"/g, 'false')
    .replace(/document\.cookie \? (document\.cookie\.split\("; "\)) : \[\]/, '$1')
    .replace(/\bremove(: function)?\s*\(name, attributes\) \{.*?(?=\bwithConverter\b)/s, '')
    .replace(/\bObject\.create\((\s*\{\s*set\b.*?),\s*\{\s*attributes: \{.*?\n *\}\s*\)/s, '($1)')

/**
 * Names of the scripts' own properties, which become shorter. Not those by which the browser, the URL or
 * another script knows a property, and none that is looked up by text.
 */
const ownNames =
  /^(last|first|lastPath|firstPath|page|hostName|webName|engine|searched|log|landing|navigation|cookies|setCookie|partner|visitor|visitorIds|whenAllowed|isTracked|readers|forget|with(Converter|Attributes)|converter|attributes|read|write)$/

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
      passes: 10,
      keep_fargs: false,
      pure_getters: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    mangle: { properties: { regex: ownNames, builtins: true } },
  })
  // A module has a scope of its own, an ordinary script does not.
  return `(()=>{${code}})()`
}
