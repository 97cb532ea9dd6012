import { buildSync } from 'esbuild'

/**
 * A script as inlined into each page.
 *
 * @param file its path in the project
 */
export function inlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Ignores the project's settings, which add "use strict".
    tsconfigRaw: {},
    legalComments: 'none',
  })
  return (outputFiles[0]?.text ?? '').trim()
}
