import { buildSync } from 'esbuild'

/**
 * Bundles a standalone script with its imports.
 *
 * @param settings expressions to replace
 */
export function bundleScript(entry: string, settings: Readonly<Record<string, string>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    define: { ...settings },
    // Keeps variables out of the global scope.
    format: 'iife',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
  })
  return outputFiles[0]?.text ?? ''
}
