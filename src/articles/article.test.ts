import { sectionsOf } from './article'

it('lists the sections of a long text with plain-text titles', () => {
  const html =
    '<h2 id="a">First <em>step</em></h2><p>x</p><h3 id="a1">Detail</h3><h2 id="b">Q&amp;A</h2><h2 id="c">“Last”</h2>'
  expect(sectionsOf(html)).toEqual([
    { id: 'a', title: 'First step' },
    { id: 'b', title: 'Q&A' },
    { id: 'c', title: '“Last”' },
  ])
})

it('lists no sections of a short text', () => {
  expect(sectionsOf('<h2 id="a">One</h2><h2 id="b">Two</h2>')).toEqual([])
  expect(sectionsOf('')).toEqual([])
})
