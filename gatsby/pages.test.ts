import { describeUnknownBlocks } from './pages'

const known = new Set(['ContentfulHero'])
const page = (type: string, id: string) => ({
  id: 'page-1',
  name: 'Home',
  path: '/',
  blocks: [{ id: '1', contentful_id: id, __typename: type }, null],
})

describe('describeUnknownBlocks', () => {
  it('accepts blocks with a view', () => {
    expect(describeUnknownBlocks(page('ContentfulHero', 'home-hero'), known)).toEqual([])
  })

  it('names page, entry and content type of each block without a view', () => {
    const [problem] = describeUnknownBlocks(page('ContentfulMap', 'office-map'), known)
    expect(problem).toContain('Page "Home" (/)')
    expect(problem).toContain('"office-map"')
    expect(problem).toContain('"Map"')
  })
})
