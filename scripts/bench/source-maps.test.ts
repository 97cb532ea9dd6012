import { bytesByOwner, ownerOf } from './source-maps'

describe('ownerOf', () => {
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
})

describe('bytesByOwner', () => {
  // The first six columns come from react, the rest of the first line from the site. On the second
  // line react begins after a comment that no source stands behind.
  const code = 'react;site();\n/*ä*/react;'
  const map = {
    version: 3 as const,
    names: [],
    sources: ['webpack:///./node_modules/react/index.js', 'webpack:///./src/app/start.ts'],
    mappings: 'AAAA,MCAA;KDCA',
  }

  it('counts each stretch for the source that the map names, in bytes', () => {
    expect(Object.fromEntries(bytesByOwner(code, map))).toEqual({
      react: 12,
      'this site': 8,
      'without source': 6,
    })
  })

  it('adds up to the size of the bundle', () => {
    const total = [...bytesByOwner(code, map).values()].reduce((sum, bytes) => sum + bytes, 0)
    expect(total).toBe(Buffer.byteLength(code))
  })

  it('counts a bundle without any mapping as without source', () => {
    const empty = { version: 3 as const, names: [], sources: [], mappings: '' }
    expect(Object.fromEntries(bytesByOwner(code, empty))).toEqual({ 'without source': Buffer.byteLength(code) })
  })
})
