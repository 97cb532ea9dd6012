import path from 'node:path'
import { buildSync } from 'esbuild'

/** The loader of src/app/loader.ts as each page has it. */
export function inlineLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve('src/app/loader.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Without the project's settings, which add "use strict".
    tsconfigRaw: {},
    legalComments: 'none',
  })
  return (outputFiles[0]?.text ?? '').trim()
}
