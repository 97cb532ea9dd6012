import path from 'node:path'
import { root } from '../../scripts/site/paths'
import { checkPolicy } from './crawl/check-policy'
import { pagesOf, readBuiltSite } from './workspace'

/** The built site. */
const folder = path.join(root, 'public')

it('every page has a safe policy that allows its content', async () => {
  const pages = pagesOf(await readBuiltSite(folder)).filter(([name]) => name.endsWith('index.html'))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.flatMap(([name, html]) => checkPolicy(html).map((problem) => `${name} ${problem}`))).toEqual([])
})
