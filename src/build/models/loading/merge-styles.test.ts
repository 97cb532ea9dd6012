/** @jest-environment jsdom */
import { mergeStyles } from './merge-styles'

const style = (...items: string[]): string =>
  `<style data-styled="" data-styled-version="6.6.0">${items.map((item) => `${item}/*!sc*/\n`).join('')}</style>`
const group = (number: number, id: string, names: string): string =>
  `data-styled.g${number}[id="${id}"]{content:"${names}"}`

const page = [
  '<html><head>',
  style('.a{color:red;}', group(1, 'sc-link', 'a,'), '.b{color:blue;}', group(7, 'sc-hero', 'b,')),
  '</head><body><header>',
  style(
    '.a{color:red;}',
    '.c{color:green;}',
    group(1, 'sc-link', 'a,c,'),
    '.d{margin:0;}',
    group(9, 'sc-header', 'd,'),
  ),
  'Hearthside</header></body></html>',
].join('')

const stylesOf = (html: string): string[] =>
  Array.from(
    new DOMParser().parseFromString(html, 'text/html').querySelectorAll('style'),
    ({ textContent }) => textContent,
  )

describe('mergeStyles', () => {
  const [css = '', ...others] = stylesOf(mergeStyles(page))

  it('leaves one style element, in the head', () => {
    expect(others).toEqual([])
    expect(mergeStyles(page)).toMatch(/<\/style><\/head><body><header>Hearthside/)
  })

  it('keeps every rule once', () => {
    expect(css.match(/color:red/g)).toHaveLength(1)
    for (const rule of ['.a{color:red;}', '.b{color:blue;}', '.c{color:green;}', '.d{margin:0;}'])
      expect(css).toContain(rule)
  })

  it('keeps what extends a component after it, whoever brings the rule', () => {
    expect(css.indexOf('.c{color:green;}')).toBeLessThan(css.indexOf('.b{color:blue;}'))
  })

  it('names all classes of a component in one group, as styled-components wants to find them', () => {
    expect(css).toContain('[id="sc-link"]{content:"a,c,"}')
    const groups = [...css.matchAll(/data-styled\.g(\d+)/g)].map(([, number]) => Number(number))
    expect(groups).toEqual([1, 2, 3])
  })

  it('changes nothing the second time, and nothing on a page with one style element or none', () => {
    const once = mergeStyles(page)
    expect(mergeStyles(once)).toBe(once)
    expect(mergeStyles('<head></head>')).toBe('<head></head>')
  })

  it('takes in what a later build stitches in', () => {
    const once = mergeStyles(page)
    const again = mergeStyles(
      once.replace('<header>', `<header>${style('.e{padding:0;}', group(3, 'sc-header', 'e,'))}`),
    )
    const [merged = ''] = stylesOf(again)
    expect(merged).toContain('.e{padding:0;}')
    expect(merged).toContain('[id="sc-header"]{content:"d,e,"}')
  })
})
