import { bytesBySource, ownerOf } from './source-maps'

it.each([
  ['webpack:///./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://site/./node_modules/@gatsbyjs/reach-router/dist/index.js', '@gatsbyjs/reach-router'],
  ['webpack:///./node_modules/gatsby/node_modules/mitt/dist/mitt.js', 'mitt'],
  ['webpack:///./.cache/production-app.js', 'gatsby'],
  ['webpack:///./src/app/gatsby/browser.tsx', 'this site'],
  ['webpack:///webpack/bootstrap', 'bundler'],
  [null, 'without source'],
])('takes %s for a part of %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner)
})

it('counts each stretch for the source that the map names, in bytes', () => {
  // The first six columns come from a, the rest of the line from b. On the second line a begins after a comment.
  const map = { version: 3, names: [], sources: ['a', 'b'], mappings: 'AAAA,MCAA;KDCA' }
  const bytes = bytesBySource('react;site();\n/*ä*/react;', JSON.stringify(map))
  expect(Object.fromEntries(bytes)).toEqual({ a: 12, b: 8, null: 6 })
})

it('counts a script without any mapping as without source', () => {
  const map = { version: 3, names: [], sources: [], mappings: '' }
  expect(Object.fromEntries(bytesBySource('site();', JSON.stringify(map)))).toEqual({ null: 7 })
})
