import { dropUnusedClasses } from './drop-unused-classes'

const css = ['.abc{margin:0}data-styled.g1[id="sc-link-0"]{content:"a,"}']

describe('dropUnusedClasses', () => {
  it.each([
    ['a class that no rule refers to', '<a class="sc-link-0 abc">x</a>', '<a class="abc">x</a>'],
    ['several of them', '<a class="sc-link-0 abc sc-card-12 def">x</a>', '<a class="abc def">x</a>'],
    ['the attribute with its last class', '<a class="sc-link-0" href="/">x</a>', '<a href="/">x</a>'],
  ])('drops %s', (_name, before, after) => {
    expect(dropUnusedClasses(before, css)).toBe(after)
  })

  it('keeps a class that a rule refers to', () => {
    const html = '<a class="sc-link-0 abc">x</a>'
    expect(dropUnusedClasses(html, [...css, '.card:hover .sc-link-0{color:red}'])).toBe(html)
  })

  it('leaves other classes and words alone', () => {
    const html = '<a class="btn sc-x">sc-link-0</a>'
    expect(dropUnusedClasses(html, css)).toBe(html)
  })
})
