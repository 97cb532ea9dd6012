import { buildSync } from 'esbuild'
import { minify_sync as minifySync } from 'terser'

/**
 * Removes unused parts of js-cookie, whose only user here is `src/lib/cookies.ts`: its default converter and
 * attributes, `remove`, `withAttributes`, and checks for a document. If a new version of the package no longer
 * matches, the script grows and its size budget fails.
 */
const withoutUnused = (code: string): string =>
  code
    .replace(/(var defaultConverter = )\{.*?\n\};/s, '$1{};')
    .replace(/typeof document > "u"/g, 'false')
    .replace(/document\.cookie \? (document\.cookie\.split\("; "\)) : \[\]/, '$1')
    .replace(/\bremove(: function)?\s*\(name, attributes\) \{.*?(?=\bwithConverter\b)/s, '')
    .replace(/\bObject\.create\((\s*\{\s*set\b.*?),\s*\{\s*attributes: \{.*?\n *\}\s*\)/s, '($1)')

/** Own property names to shorten; no names that browsers, URLs or other scripts use. */
const ownNames =
  /^(last|first|lastPath|firstPath|page|hostName|webName|engine|searched|log|landing|navigation|cookies|setCookie|partner|visitor|visitorIds|whenAllowed|isTracked|readers|forget|with(Converter|Attributes)|converter|attributes|read|write)$/

/**
 * Bundles a standalone script with esbuild and minifies it with Terser, which compresses better.
 *
 * @param settings expressions to replace
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
  // Gives an ordinary script a scope of its own.
  return `(()=>{${code}})()`
}
