import { bytesBySource, ownerOf } from './source-maps'

it.each([
  ['webpack:///./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://site/./node_modules/@gatsbyjs/reach-router/dist/index.js', '@gatsbyjs/reach-router'],
  ['webpack:///./.cache/production-app.js', 'gatsby'],
  ['webpack:///./src/app/gatsby/browser.tsx', 'this site'],
  [null, 'without source'],
])('identifies %s as part of %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner)
})

it('counts the bytes of each segment for its source', () => {
  // The first six columns are from a, the rest of the line is from b. The second line has a comment, then a.
  const map = { version: 3, names: [], sources: ['a', 'b'], mappings: 'AAAA,MCAA;KDCA' }
  const bytes = bytesBySource('react;site();\n/*ä*/react;', JSON.stringify(map))
  expect(Object.fromEntries(bytes)).toEqual({ a: 12, b: 8, null: 6 })
})
