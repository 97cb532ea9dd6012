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

const nothingBefore = (path: string): string => {
  throw new Error(`There is no ${path}`)
}

describe('mergeStyles', () => {
  const { html, sheet } = mergeStyles(page, nothingBefore)
  const [css = '', ...others] = stylesOf(html)

  it('leaves one style element, in the head', () => {
    expect(others).toEqual([])
    expect(html).toMatch(/<\/style><\/head><body><header>Hearthside/)
  })

  it('keeps every rule once', () => {
    expect(css.match(/color:red/g)).toHaveLength(1)
    for (const rule of ['.a{color:red;}', '.b{color:blue;}', '.c{color:green;}', '.d{margin:0;}'])
      expect(css).toContain(rule)
  })

  it('keeps what extends a component after it, whichever file brings the rule', () => {
    expect(css.indexOf('.c{color:green;}')).toBeLessThan(css.indexOf('.b{color:blue;}'))
  })

  it('has no marks in the page, which names the file that they are in', () => {
    expect(css).not.toMatch(/data-styled|sc\*/)
    expect(sheet?.path).toMatch(/^\/styles-[0-9a-f]{20}\.css$/)
    expect(html).toContain(`<style data-styles="${sheet?.path ?? ''}" data-styled-version="6.6.0">`)
  })

  it('names all classes of a component in one group, as styled-components wants to find them', () => {
    expect(sheet?.css).toContain('[id="sc-link"]{content:"a,c,"}')
    const groups = [...(sheet?.css ?? '').matchAll(/data-styled\.g(\d+)/g)].map(([, number]) => Number(number))
    expect(groups).toEqual([1, 2, 3])
  })

  it('changes nothing the second time, and nothing on a page without styles', () => {
    expect(mergeStyles(html, nothingBefore)).toEqual({ html })
    expect(mergeStyles('<head></head>', nothingBefore)).toEqual({ html: '<head></head>' })
  })

  it('takes in what a later build stitches in', () => {
    const stitched = html.replace('<header>', `<header>${style('.e{padding:0;}', group(3, 'sc-header', 'e,'))}`)
    const readSheet = (path: string): string => (path === sheet?.path ? sheet.css : nothingBefore(path))
    const again = mergeStyles(stitched, readSheet)
    const [merged = '', ...more] = stylesOf(again.html)
    expect(more).toEqual([])
    for (const rule of ['.a{color:red;}', '.d{margin:0;}', '.e{padding:0;}']) expect(merged).toContain(rule)
    expect(again.sheet?.css).toContain('[id="sc-header"]{content:"d,e,"}')
    expect(again.sheet?.path).not.toBe(sheet?.path)
  })
})
