import { buildSync, type BuildOptions } from 'esbuild'

/**
 * Bundles a script with its imports.
 *
 * @param file its path in the project
 */
export function bundleScript(file: string, options: Pick<BuildOptions, 'define' | 'target' | 'tsconfigRaw'>): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    // Keeps variables out of the global scope.
    format: 'iife',
    minify: true,
    legalComments: 'none',
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}
