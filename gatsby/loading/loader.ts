import path from 'node:path'
import { buildSync } from 'esbuild'

let built: string | undefined

/** The loader of src/app/loader.ts as each page has it: one expression without a line break. */
export function inlineLoader(): string {
  if (built !== undefined) return built
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
  built = (outputFiles[0]?.text ?? '').trim()
  return built
}
