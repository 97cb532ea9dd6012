import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { allowSources, sourcesOf } from '../src/lib/content-policy'
import type { PolicySources } from '../src/lib/vendor-sources'
import type { BuildModel } from './build-model'
import { bundleScript } from './bundle-script'
import { readBuildEnvironment, type BuildEnvironment } from './environment'
import { siteConfigOf } from './site-config'
import { publicFile, writePublicFile } from './site-files'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The styles of Gatsby's own two elements, as React writes them. */
const gatsbyStyles = [
  'outline:none',
  'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0',
]

/**
 * The directives that all pages share: a page loads only from the site itself. Requests without their own directive
 * follow `default-src`; in Firefox, that includes prefetching.
 *
 * The hash of the empty text allows the style element to which styled-components adds rules in the browser.
 *
 * @param scripts the inline scripts of all pages
 * @param sources additional sources from the configuration of the build
 */
export const commonPolicy = (scripts: readonly string[], sources: readonly PolicySources[]): string =>
  allowSources(
    [
      "default-src 'self'",
      `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
      `style-src ${hashOf('')}`,
      `style-src-attr 'unsafe-hashes' ${gatsbyStyles.map(hashOf).join(' ')}`,
      "object-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
    ].join(';'),
    sources,
  )

function imageSources({ IMAGES, IMAGE_CDN_DOMAIN, LOCAL_IMAGES_URL }: BuildEnvironment): readonly string[] {
  switch (IMAGES) {
    case 'contentful':
      return ['https://images.ctfassets.net']
    case 'imgix':
      return [`https://${IMAGE_CDN_DOMAIN}`]
    case 'local':
      return URL.canParse(LOCAL_IMAGES_URL) ? [new URL(LOCAL_IMAGES_URL).origin] : []
    case 'build':
      return []
  }
}

/** The hosts of the configured third parties and services. */
export const policySources = (environment: BuildEnvironment): readonly PolicySources[] => [
  ...sourcesOf(siteConfigOf(environment)),
  { 'img-src': imageSources(environment) },
]

/** A script as inlined into each page. */
const inlineScript = (file: string): string =>
  // Ignores the project's settings, which add "use strict".
  bundleScript(file, { target: 'es2022', tsconfigRaw: {} }).trim()

/** Folders of the site without pages. */
const otherFolders = ['page-data', 'slice-data', 'pagefind', '_gatsby', 'pictures', 'static', 'fonts']

/** In bytes, longer than the head of a page up to its policy. */
const startLength = 4096

/**
 * Reads the policy from a page's head, because Gatsby does not return it from rendering
 * (src/app/gatsby/ssr.tsx).
 */
function policyIn(file: string): string | undefined {
  let policy: string | undefined
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      if (attributes['http-equiv'] !== 'Content-Security-Policy') return
      policy = attributes.content
      parser.pause()
    },
  })
  // Waiting for each of thousands of files would take longer than reading them.
  parser.end(readFileSync(file).toString('utf8', 0, startLength))
  return policy
}

/** Writes `_policies.json`: each distinct policy with the pages that have it. */
export async function writePolicies(): Promise<void> {
  const folder = publicFile('/')
  const entries = await readdir(folder, { withFileTypes: true })
  const files = await Promise.all(
    entries.map(async (entry) => {
      if (otherFolders.includes(entry.name)) return []
      if (entry.isFile()) return [entry.name]
      const inside = await readdir(path.join(folder, entry.name), { recursive: true })
      return inside.map((name) => path.join(entry.name, name))
    }),
  )
  const policies = new Map<string, string[]>()
  for (const file of files.flat().sort()) {
    const policy = file.endsWith('.html') ? policyIn(path.join(folder, file)) : undefined
    if (policy === undefined) continue
    const pages = policies.get(policy) ?? []
    pages.push(`/${file.split(path.sep).join('/')}`)
    policies.set(policy, pages)
  }
  const lists = Array.from(policies, ([policy, pages]) => ({ policy, pages }))
  await writePublicFile('_policies.json', JSON.stringify(lists))
}

/**
 * Passes the inline scripts and the shared directives to HTML rendering. After the build, writes the policies of all
 * pages for the headers of the server (server/site/open-site.ts).
 */
export const contentPolicy: BuildModel = {
  onCreateWebpackConfig({ actions, plugins, stage }) {
    if (stage !== 'build-html' && stage !== 'develop-html') return
    const colorScheme = inlineScript('src/app/early-color-scheme.ts')
    const loader = stage === 'build-html' ? inlineScript('src/app/loader.ts') : ''
    const policy =
      stage === 'build-html'
        ? commonPolicy([colorScheme, loader], policySources(readBuildEnvironment(process.env)))
        : ''
    const constants = {
      __COLOR_SCHEME_SCRIPT__: JSON.stringify(colorScheme),
      __INLINE_LOADER__: JSON.stringify(loader),
      __COMMON_POLICY__: JSON.stringify(policy),
    }
    actions.setWebpackConfig({ plugins: [plugins.define(constants)] })
  },

  onPostBuild: writePolicies,
}
