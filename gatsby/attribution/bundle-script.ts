import { buildSync } from 'esbuild'

/**
 * Bundles a standalone script with all that it imports.
 *
 * @param settings expressions to replace
 */
export function bundleScript(entry: string, settings: Readonly<Record<string, string>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    define: { ...settings },
    // Gives an ordinary script a scope of its own.
    format: 'iife',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
  })
  return outputFiles[0]?.text ?? ''
}
