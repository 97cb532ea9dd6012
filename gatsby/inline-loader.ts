import path from 'node:path'
import { buildSync } from 'esbuild'

/** The loader (src/app/loader.ts) as inlined into each page. */
export function inlineLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve('src/app/loader.ts')],
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
