import { openSite } from '../../server/site/open-site'
import { print, say, type Benchmark } from './benchmark'
import budgets from './budgets.json'
import { brotliSize, formatTable, gzipSize, kilobytes, sum, threeDecimals } from './figures'
import {
  budgetOf,
  checkWeight,
  layoutShift,
  scriptsBeforeIdle,
  scriptsUntouched,
  weighPackages,
  weighPage,
  type PageWeight,
} from './page-weight'
import { checkPersonalization, weighPersonalization } from './personalization-weight'
import { withSite } from './phone'
import { visitPage } from './visit'

const rows: readonly (readonly [label: string, cell: (page: PageWeight) => string])[] = [
  ['Requests before idle', (page) => String(page.requestsBeforeIdle)],
  ['HTML', ({ html }) => kilobytes(Buffer.byteLength(html))],
  ['HTML, gzip', ({ html }) => kilobytes(gzipSize(html))],
  ['HTML, Brotli', ({ html }) => kilobytes(brotliSize(html))],
  ['JavaScript before idle, gzip', (page) => kilobytes(scriptsBeforeIdle(page))],
  ['JavaScript untouched, gzip', (page) => kilobytes(scriptsUntouched(page))],
  ['Fonts', ({ fonts }) => `${fonts.length}, ${kilobytes(sum(fonts))}`],
  ['Pictures before scrolling', ({ pictures }) => `${pictures.length}, ${kilobytes(sum(pictures))}`],
  ['Hero picture', ({ heroPicture }) => kilobytes(heroPicture)],
  ['Requests to other origins', ({ otherOrigins }) => String(otherOrigins.length)],
  ['Requests that failed', ({ failedRequests }) => String(failedRequests.length)],
  ['Errors of scripts', ({ scriptErrors }) => String(scriptErrors.length)],
  ['Cumulative layout shift', (page) => threeDecimals(layoutShift(page))],
]

/** Visits mostly wait for the network and for a quiet page. */
const visitsAtOnce = 8

const columns = 6

export const weight: Benchmark = {
  name: 'weight',
  description: 'what a page costs a first visitor: requests, bytes, layout shifts, by chunk and by package',
  run: async ({ folder, pages }) => {
    const site = await openSite(folder)
    const waiting = pages.entries()
    const weights: PageWeight[] = []
    await withSite(folder, async (served) => {
      const visitNext = async (): Promise<void> => {
        for (const [index, page] of waiting) {
          say(`Visiting ${page.name} (${page.path})`)
          weights[index] = await weighPage(site, page, await visitPage(served, page))
        }
      }
      await Promise.all(Array.from({ length: visitsAtOnce }, visitNext))
    })
    for (let first = 0; first < weights.length; first += columns) {
      const part = weights.slice(first, first + columns)
      const heads = ['First visit', ...part.map(({ name }) => name)]
      print(formatTable([heads, ...rows.map(([label, cell]) => [label, ...part.map(cell)])]))
    }
    for (const page of weights.slice(0, 1)) {
      const scripts = page.scripts.map(({ name, phase, content }) => [name, kilobytes(gzipSize(content)), phase])
      print(formatTable([[`Chunks of ${page.name}`, 'gzip', 'phase'], ...scripts]))
      const packages = weighPackages(page).map(([name, bytes]) => [name, kilobytes(bytes)])
      print(formatTable([[`Packages of ${page.name}`, 'gzip'], ...packages]))
    }
    const personalization = await weighPersonalization(folder)
    const { layer, sdk } = budgets.personalization
    print(
      formatTable([
        ['Personalization', 'gzip', 'at most'],
        ['Layer, its share of the scripts of pages', kilobytes(personalization.layer), kilobytes(layer)],
        ['SDK, fetched where it is configured', kilobytes(personalization.sdk), kilobytes(sdk)],
      ]),
    )
    return [
      ...weights.flatMap((page) => checkWeight(page, budgetOf(page.name))),
      ...checkPersonalization(personalization),
    ]
  },
}
