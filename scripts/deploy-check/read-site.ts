import path from 'node:path'
import { Readable } from 'node:stream'
import { parseSitemap } from 'sitemap'
import { addressesIn } from '../../local/pages/read-html'
import { createAsk } from '../../server/ask'
import { pagesFolder, readRelease } from '../../server/releases/keep-assets'
import { isImmutable } from '../../server/site/cache-rules'
import { isPreview } from '../../server/site/open-site'
import { readRedirects } from '../../server/site/redirects'
import { attempt } from '../../src/lib/attempt'
import type { Site } from './check'

/** Gatsby's `webpack.stats.json`. */
interface Stats {
  readonly assetsByChunkName?: Readonly<Record<string, readonly string[] | undefined>>
}

/** Finds a script of Gatsby's runtime in the build's own list, because pages do not name it. */
function findScript(stats: string): string {
  const { assetsByChunkName } = attempt(() => JSON.parse(stats) as Stats) ?? {}
  const script = assetsByChunkName?.app?.map((name) => `/${name}`).find(isImmutable)
  if (script === undefined) throw new Error('The site has no script: is this its address?')
  return script
}

/** Paths of the pictures that a page names, in order. */
const picturesIn = (html: string): readonly string[] =>
  addressesIn(html)
    .filter((address) => URL.canParse(address, 'https://site.example'))
    .map((address) => new URL(address, 'https://site.example').pathname)
    .filter((name) => ['/pictures/', '/static/', '/social/'].some((folder) => name.startsWith(folder)))

/**
 * Finds the facts that the checks need: a page in the sitemap, a script, and a picture of the home page.
 *
 * @param origin of the site
 * @param release folder of the deployed release; if missing, its redirects and old files are not checked
 * @throws Error if there is no such site at the address, or the folder is not a release
 */
export async function readSite(origin: string, release: string | undefined): Promise<Site> {
  const { protocol, hostname, port } = new URL(origin)
  const ask = createAsk(origin)
  const sitemap = await parseSitemap(Readable.from((await ask('/sitemap.xml')).body)).catch(() => [])
  const page = sitemap.map(({ url }) => new URL(url).pathname).find((name) => name !== '/' && name.endsWith('/'))
  const pictures = picturesIn((await ask('/')).body.toString())
  const script = findScript((await ask('/webpack.stats.json')).body.toString())
  const picture = pictures.find((name) => /\.(avif|webp|png|jpg)$/.test(name) && isImmutable(name))
  if (page === undefined || picture === undefined)
    throw new Error('The site has no page or no picture: is this its address?')
  const pages = release === undefined ? undefined : path.join(release, pagesFolder)
  const kept = release === undefined ? {} : (await readRelease(release)).kept
  return {
    page,
    script,
    picture,
    drawing: pictures.find((name) => name.endsWith('.svg')),
    secure: protocol === 'https:' && port === '' ? { origin, askWithout: createAsk(`http://${hostname}`) } : undefined,
    isPreview: pages !== undefined && (await isPreview(pages)),
    redirects: pages === undefined ? [] : await readRedirects(pages),
    oldFiles: Object.keys(kept)
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => `/${name}`),
  }
}
