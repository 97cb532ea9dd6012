import { openSite } from '../../server/site/open-site'
import { inParallel } from '../../src/lib/in-parallel'
import { publicFolder } from '../site/paths'
import { say, type Benchmark } from './benchmark'
import { gzipSize, kilobytes, printTable } from './figures'
import { rowsOf, type Limit } from './limits'
import { budgetOf, measuresOf, weighPackages, weighPage, type PageWeight } from './page-weight'
import { weighPersonalization } from './personalization-weight'
import { withSite } from './phone'
import { visitPage } from './visit'

/** Visits mostly wait for the network and for a quiet page. */
const visitsAtOnce = 8

const columns = 6

const shownValue = ({ value, show = String }: Limit): string => show(value)

export const weight: Benchmark = {
  name: 'weight',
  description: 'what a page costs a first visitor: requests, bytes, layout shifts, by chunk and by package',
  printsTable: true,
  run: async ({ pages }) => {
    const site = await openSite(publicFolder)
    const weights: PageWeight[] = []
    await withSite((served) =>
      inParallel(pages.entries(), visitsAtOnce, async ([index, page]) => {
        say(`Visiting ${page.name} (${page.path})`)
        weights[index] = await weighPage(site, page, await visitPage(served, page))
      }),
    )
    const measured = weights.map((page) => ({ page: page.name, measures: measuresOf(page, budgetOf(page.name)) }))
    for (let first = 0; first < measured.length; first += columns) {
      const part = measured.slice(first, first + columns)
      const values = part.map(({ measures }) => measures.map(shownValue))
      const rows = (part[0]?.measures ?? []).map(({ what }, row) => [what, ...values.map((shown) => shown[row] ?? '')])
      printTable(['First visit', ...part.map(({ page }) => page)], ...rows)
    }
    for (const page of weights.slice(0, 1)) {
      const scripts = page.scripts.map(({ name, phase, content }) => [name, kilobytes(gzipSize(content)), phase])
      printTable([`Chunks of ${page.name}`, 'gzip', 'phase'], ...scripts)
      const packages = weighPackages(page).map(([name, bytes]) => [name, kilobytes(bytes)])
      printTable([`Packages of ${page.name}`, 'gzip'], ...packages)
    }
    const personalization = await weighPersonalization(publicFolder)
    printTable(...rowsOf(personalization))
    const ofPages = measured.flatMap(({ page, measures }) =>
      measures.map((limit) => ({ ...limit, what: `${page}: ${limit.what}` })),
    )
    return [...ofPages, ...personalization]
  },
}
