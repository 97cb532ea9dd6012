import { openSite } from '../../server/site/open-site'
import { print, say, type Benchmark } from './benchmark'
import budgets from './budgets.json'
import { formatTable, gzipSize, kilobytes } from './figures'
import { exceeded, type Limit } from './limits'
import { budgetOf, measuresOf, weighPackages, weighPage, type PageWeight } from './page-weight'
import { checkPersonalization, weighPersonalization } from './personalization-weight'
import { withSite } from './phone'
import { visitPage } from './visit'

/** Visits mostly wait for the network and for a quiet page. */
const visitsAtOnce = 8

const columns = 6

const shownValue = (measure?: Limit): string => (measure ? (measure.show ?? String)(measure.value) : '')

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
    const measured = weights.map((page) => ({ page: page.name, measures: measuresOf(page, budgetOf(page.name)) }))
    for (let first = 0; first < measured.length; first += columns) {
      const part = measured.slice(first, first + columns)
      const rows = (part[0]?.measures ?? []).map(({ what }, row) => [
        what,
        ...part.map(({ measures }) => shownValue(measures[row])),
      ])
      print(formatTable([['First visit', ...part.map(({ page }) => page)], ...rows]))
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
      ...measured.flatMap(({ page, measures }) => exceeded(measures).map((line) => `${page}: ${line}`)),
      ...checkPersonalization(personalization),
    ]
  },
}
