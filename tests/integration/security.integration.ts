import path from 'node:path'
import { root } from '../../scripts/site/paths'
import { createServer } from '../../server/create-server'
import { checkPolicy } from './crawl/check-policy'
import { observatoryScore } from './crawl/observatory'
import { pagesOf, readBuiltSite } from './workspace'

/** The built site. */
const folder = path.join(root, 'public')

it('every page has a safe policy that allows its content', async () => {
  const pages = pagesOf(await readBuiltSite(folder)).filter(([name]) => name.endsWith('index.html'))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.flatMap(([name, html]) => checkPolicy(html).map((problem) => `${name} ${problem}`))).toEqual([])
})

it('the headers of a page score at least 125 points in MDN’s HTTP Observatory', async () => {
  const server = await createServer({ folder })
  try {
    const response = await fetch(`${await server.listen()}/`)
    const { score, results } = observatoryScore(Object.fromEntries(response.headers), await response.text())
    expect(score >= 125 ? [] : results).toEqual([])
  } finally {
    await server.close()
  }
})
