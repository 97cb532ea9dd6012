import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../site/paths'

/** Packages with native code, which cannot be bundled. */
export const externalPackages = ['libsql'] as const

/** Defines variables that CommonJS code expects and ES modules lack. */
const banner = `import { createRequire as __createRequire } from 'node:module'
import { fileURLToPath as __toPath } from 'node:url'
const require = __createRequire(import.meta.url)
const __filename = __toPath(import.meta.url)
const __dirname = __toPath(new URL('.', import.meta.url))`

/**
 * Bundles the server into one file that Node can run directly.
 *
 * @param outfile in a folder where Node finds the external packages
 * @param entry its program, relative to the repository
 * @returns its source files, relative to the repository
 */
export async function bundleServer(outfile: string, entry = 'server/main.ts'): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: [...externalPackages],
    banner: { js: banner },
    legalComments: 'inline',
    metafile: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return Object.keys(metafile.inputs)
}
