import { describeUnknownBlocks } from './pages'

const known = new Set(['ContentfulHero'])
const page = { id: 'page-1', name: 'Home', path: '/' }

describe('describeUnknownBlocks', () => {
  it('accepts blocks that have a view', () => {
    const hero = { id: '1', contentful_id: 'home-hero', internal: { type: 'ContentfulHero' } }
    expect(describeUnknownBlocks(page, [hero], known)).toEqual([])
  })

  it('names page, entry and content type of each block without a view', () => {
    const map = { id: '2', contentful_id: 'office-map', internal: { type: 'ContentfulMap' } }
    const [problem] = describeUnknownBlocks(page, [map], known)
    expect(problem).toContain('Page "Home" (/)')
    expect(problem).toContain('"office-map"')
    expect(problem).toContain('"Map"')
  })
})
