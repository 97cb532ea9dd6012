import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Routes } from '../../server/create-server'
import { allowSources, sourcesOf } from '../../src/lib/content-policy'
import { earlyScripts } from '../../src/lib/early-scripts'
import { siteConfigId, type SiteConfig } from '../../src/lib/site-config'
import { escapeHtml, scriptJson } from '../../src/lib/text'
import { isPolicy, policyName } from './read-html'

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

const scriptTag = (attributes: object): string => {
  const text = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value === true ? '' : escapeHtml(String(value))}"`,
  )
  return `<script${text.join('')}></script>`
}

/**
 * Replaces the configuration of a built page: early scripts, content security policy and JSON. Keeps all other bytes.
 *
 * @param config merged with the page's
 */
export function withSiteConfig(html: string, config: SiteConfig): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  const find = (test: (element: Element) => boolean) => DomUtils.findOne(test, document.children) ?? undefined
  const own = find(({ attribs }) => attribs.id === siteConfigId)
  const wanted = { ...(own && (JSON.parse(DomUtils.textContent(own)) as SiteConfig)), ...config }
  const attribution = find(({ attribs }) => attribs.src?.endsWith('/site-attribution.js') === true)
  const early = attribution ? earlyScripts(attribution.attribs.src ?? '', wanted.vendors) : []
  const policy = find(isPolicy)
  const allowed = allowSources(policy?.attribs.content ?? '', sourcesOf(config))
  const json = scriptJson(wanted)

  const replacements: readonly [Element | undefined, string][] = [
    [policy, `<meta http-equiv="${policyName}" content="${escapeHtml(allowed)}"/>`],
    [find(({ attribs }) => 'data-consent-tool' in attribs), ''],
    [attribution, early.map(scriptTag).join('')],
    [own, ''],
  ]
  const configured = replacements
    .flatMap(([element, text]) =>
      element ? [{ start: element.startIndex ?? 0, end: element.endIndex ?? 0, text }] : [],
    )
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end + 1), html)
  return configured.replace(
    '</head>',
    () => `<script type="application/json" id="${siteConfigId}">${json}</script></head>`,
  )
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
