import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildVariables } from '../../gatsby/environment'
import type { Variables } from '../../src/lib/variables'
import { codeDigest } from './code-digest'
import { lastBuildFile, publicFolder, root } from './paths'

const inputs = [
  'gatsby',
  'local/contentful',
  'scripts/site',
  'server',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
]

/** Detects writes at a tenth of the cost of reading: a space may have tens of thousands of files. */
function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

export interface BuildKind {
  readonly preview?: boolean
  /** Uses the local image CDN of `serve`. */
  readonly localImages?: boolean
}

async function digestOf(variables: Variables, { preview = false, localImages = false }: BuildKind): Promise<string> {
  const code = await codeDigest(inputs.map((input) => path.join(root, input)))
  const content = await codeDigest([path.join(root, 'content')], stampOf)
  const settings = [
    content,
    preview,
    localImages,
    variables.CONTENTFUL_EMBEDDED_PORT,
    ...buildVariables.map((name) => variables[name]),
  ]
  return createHash('sha256')
    .update(code)
    .update(JSON.stringify(settings.map((value) => value ?? '')))
    .digest('hex')
}

/** Whether `public/` is up to date. Always false with a real space. */
export async function isLastBuild(variables: Variables, kind: BuildKind): Promise<boolean> {
  if (variables.CONTENTFUL_SPACE_ID) return false
  const before = await readFile(lastBuildFile, 'utf8').catch(() => undefined)
  return (
    before !== undefined &&
    existsSync(path.join(publicFolder, 'index.html')) &&
    before === (await digestOf(variables, kind))
  )
}

/**
 * Call before a build, because files may change during it.
 *
 * @returns call after success
 */
export async function startBuild(variables: Variables, kind: BuildKind): Promise<() => Promise<void>> {
  const digest = await digestOf(variables, kind)
  await rm(lastBuildFile, { force: true })
  return () => writeFile(lastBuildFile, digest)
}
