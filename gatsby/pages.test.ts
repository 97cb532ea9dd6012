import { describeUnknownBlocks } from './pages'

const known = new Set(['ContentfulHero'])

describe('describeUnknownBlocks', () => {
  it('says nothing of blocks that have a view, nor of references that lead nowhere', () => {
    const page = {
      name: 'Home',
      path: '/',
      blocks: [{ __typename: 'ContentfulHero', contentful_id: 'home-hero' }, null],
    }
    expect(describeUnknownBlocks(page, known)).toEqual([])
  })

  it('says nothing of a page without blocks', () => {
    expect(describeUnknownBlocks({ name: 'Home', path: '/', blocks: null }, known)).toEqual([])
  })

  it('names page, entry and content type of each block without a view', () => {
    const page = { name: 'Home', path: '/', blocks: [{ __typename: 'ContentfulMap', contentful_id: 'office-map' }] }
    const [problem] = describeUnknownBlocks(page, known)
    expect(problem).toContain('Page "Home" (/)')
    expect(problem).toContain('"office-map"')
    expect(problem).toContain('"Map"')
  })
})
