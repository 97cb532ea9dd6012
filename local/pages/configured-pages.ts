import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Routes } from '../../server/create-server'
import { allowSources, sourcesOf } from '../../src/lib/content-policy'
import { earlyScripts } from '../../src/lib/early-scripts'
import { siteConfigId, type SiteConfig } from '../../src/lib/site-config'
import { escapeHtml } from '../../src/lib/text'
import { policyIn, withPolicy } from './policy-element'

const written = new RegExp(`<script[^>]*\\bid="${siteConfigId}"[^>]*>([^<]*)</script>`)

const early =
  /(?:<script [^>]*\bdata-consent-tool=[^>]*><\/script>)?<script src="([^"]*\/site-attribution\.js)"[^>]*><\/script>/

const scriptTag = (attributes: object): string => {
  const text = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value === true ? '' : escapeHtml(String(value))}"`,
  )
  return `<script${text.join('')}></script>`
}

/**
 * Replaces the configuration of a built page: early scripts, content security policy and JSON.
 *
 * @param config merged with the page's
 */
export function withSiteConfig(html: string, config: SiteConfig): string {
  const own = JSON.parse(written.exec(html)?.[1] ?? '{}') as SiteConfig
  const wanted = { ...own, ...config }
  const json = JSON.stringify(wanted).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${siteConfigId}">${json}</script>`
  const policy = policyIn(html)
  return (policy === undefined ? html : withPolicy(html, allowSources(policy, sourcesOf(config))))
    .replace(written, '')
    .replace(early, (_tags, src: string) => earlyScripts(src, wanted.vendors).map(scriptTag).join(''))
    .replace('</head>', () => `${element}</head>`)
}

/**
 * Serves built pages with another configuration.
 *
 * @param config read for each page; undefined changes nothing
 */
export const configuredPages =
  (folder: string, config: () => SiteConfig | undefined): Routes =>
  async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const wanted = config()
    if (!wanted || !pathname.endsWith('/')) return false
    const html = await readFile(path.join(folder, pathname, 'index.html'), 'utf8').catch(() => undefined)
    if (html === undefined) return false
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(withSiteConfig(html, wanted))
    return true
  }
