import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { siteConfigId, type SiteConfig } from '../../src/data/site-config'
import type { Routes } from './start-host'

const written = new RegExp(`<script[^>]*\\bid="${siteConfigId}"[^>]*>([^<]*)</script>`)

/**
 * A page as a build writes it that was configured so: the browser reads its configuration in the page.
 *
 * @param html of a built page
 * @param config what to configure besides, or in another way than, what the page says already
 */
export function withSiteConfig(html: string, config: SiteConfig): string {
  const own = JSON.parse(written.exec(html)?.[1] ?? '{}') as SiteConfig
  const json = JSON.stringify({ ...own, ...config }).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${siteConfigId}">${json}</script>`
  return html.replace(written, '').replace('</head>', () => `${element}</head>`)
}

/**
 * Serves the pages of a built site as if the build had been configured otherwise.
 *
 * @param folder the built site
 * @param config asked for every page; nothing leaves the pages as they are
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
