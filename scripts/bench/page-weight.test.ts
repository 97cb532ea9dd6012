import { samplePages } from './benchmark'
import budgets from './budgets.json'
import { gzipSize } from './figures'
import { exceeded } from './limits'
import { inlineScripts, measuresOf, type PageWeight } from './page-weight'

const light: PageWeight = {
  path: '/',
  requestsBeforeIdle: 8,
  html: '<p>Text</p>',
  scripts: [
    { name: '(inline)', phase: 'load', content: 'start()' },
    { name: 'page', phase: 'start', content: 'listen()' },
  ],
  fonts: [15_000, 15_000],
  pictures: [20_000],
  heroPicture: 20_000,
  otherOrigins: [],
  failedRequests: [],
  scriptErrors: [],
  shifts: [],
}

it('finds inline scripts, without files and data', () => {
  const html = `
    <script>first()</script>
    <script type="module" nonce="x">second()</script>
    <script data-src="/not-a-source.js">third()</script>
    <script src="/app.js" async=""></script>
    <script type="application/ld+json">{"name":"data"}</script>
    <script type=speculationrules>{}</script>`
  expect(inlineScripts(html)).toBe('first()\nsecond()\nthird()')
})

const check = (changes: Partial<PageWeight>, budget = budgets.everyPage) =>
  exceeded(measuresOf({ ...light, ...changes }, budget))

it('counts scripts before idle and everything on an untouched page', () => {
  const valueOf = (name: string) => measuresOf(light, budgets.everyPage).find(({ what }) => what === name)?.value
  expect(valueOf('JavaScript before idle, gzip')).toBe(gzipSize('start()'))
  expect(valueOf('JavaScript untouched, gzip')).toBe(gzipSize('start()') + gzipSize('listen()'))
})

describe('budgets', () => {
  it('contain only visited pages and known limits', () => {
    expect(samplePages).toEqual(expect.arrayContaining(Object.keys(budgets.pages)))
    for (const own of Object.values(budgets.pages))
      expect(Object.keys(budgets.everyPage)).toEqual(expect.arrayContaining(Object.keys(own)))
  })

  const none = Object.fromEntries(Object.keys(budgets.everyPage).map((key) => [key, -1])) as typeof budgets.everyPage

  it('report each exceeded limit', () => {
    expect(check({}, none)).toHaveLength(Object.keys(none).length)
  })

  it('reject a page whose runtime never starts, because it would meet all script limits', () => {
    expect(check({ scripts: light.scripts.slice(0, 1) })).toEqual(['Page runtimes: 0, limit: at least 1'])
  })

  it('name the shifted elements and add up all shifts', () => {
    const shifts = [
      { value: 0.03, elements: ['p', 'h1.title'] },
      { value: 0.03, elements: ['p'] },
    ]
    expect(check({ shifts })).toEqual(['Layout shift: 0.060, limit: at most 0.050 (p, h1.title)'])
  })
})
