import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openSite } from '../../server/site/open-site'
import { inParallel } from '../../src/lib/in-parallel'
import { publicFolder } from '../site/paths'
import { say, type Benchmark } from './benchmark'
import budgets from './budgets.json'
import { gzipSize, kilobytes, printTable, sum } from './figures'
import { rowsOf, type Limit } from './limits'
import { budgetOf, measuresOf, weighPage, type PageWeight } from './page-weight'
import { withSite } from './phone'
import { bytesFrom } from './source-maps'
import { visitPage } from './visit'

/** Visits mostly wait for the network and for a quiet page. */
const visitsAtOnce = 8

const columns = 4

const shownValue = ({ value, show = String }: Limit): string => show(value)

/** The chunks of Gatsby's `webpack.stats.json`. */
interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>
}

/**
 * Weighs personalization, in bytes compressed with gzip: its share of the scripts of every page with blocks, and the
 * scripts that load only if it is configured.
 */
async function weighPersonalization(): Promise<readonly Limit[]> {
  const read = (name: string): Promise<string> => readFile(path.join(publicFolder, name), 'utf8')
  const stats = JSON.parse(await read('webpack.stats.json')) as Stats
  const scriptsOf = (chunk: string): readonly string[] =>
    stats.namedChunkGroups[chunk]?.assets.map(({ name }) => name).filter((name) => name.endsWith('.js')) ?? []
  const ofPages = new Set(['app', 'component---src-templates-block-page-tsx'].flatMap(scriptsOf))
  const shares = [...ofPages].map(async (name) => {
    const code = await read(name)
    const own = bytesFrom(code, await read(`${name}.map`), '/src/personalization/')
    return (own * gzipSize(code)) / Buffer.byteLength(code)
  })
  const sdk = scriptsOf('personalization').filter((name) => !ofPages.has(name))
  const sizes = sdk.map(async (name) => gzipSize(await read(name)))
  const most = budgets.personalization
  return [
    { what: 'personalization: layer', value: sum(await Promise.all(shares)), most: most.layer, show: kilobytes },
    // A package that is bundled twice exceeds this limit.
    { what: 'personalization: SDK', value: sum(await Promise.all(sizes)), most: most.sdk, show: kilobytes },
  ]
}

export const weight: Benchmark = {
  name: 'weight',
  description: 'the weight of a first visit: requests, bytes by chunk, layout shifts',
  printsTable: true,
  run: async ({ pages }) => {
    const site = await openSite(publicFolder)
    const weights: PageWeight[] = []
    await withSite((served) =>
      inParallel(pages.entries(), visitsAtOnce, async ([index, page]) => {
        say(`Visiting ${page}`)
        weights[index] = await weighPage(site, page, await visitPage(served, page))
      }),
    )
    const measured = weights.map((page) => ({ page: page.path, measures: measuresOf(page, budgetOf(page.path)) }))
    for (let first = 0; first < measured.length; first += columns) {
      const part = measured.slice(first, first + columns)
      const values = part.map(({ measures }) => measures.map(shownValue))
      const rows = (part[0]?.measures ?? []).map(({ what }, row) => [what, ...values.map((shown) => shown[row] ?? '')])
      printTable(['First visit', ...part.map(({ page }) => page)], ...rows)
    }
    for (const page of weights.slice(0, 1)) {
      const scripts = page.scripts.map(({ name, phase, content }) => [name, kilobytes(gzipSize(content)), phase])
      printTable([`Chunks of ${page.path}`, 'gzip', 'phase'], ...scripts)
    }
    const personalization = await weighPersonalization()
    printTable(...rowsOf(personalization))
    const ofPages = measured.flatMap(({ page, measures }) =>
      measures.map((limit) => ({ ...limit, what: `${page}: ${limit.what}` })),
    )
    return [...ofPages, ...personalization]
  },
}
