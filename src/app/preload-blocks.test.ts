import { blockTypesOf, preloadBlocksOf } from './preload-blocks'

describe('blockTypesOf', () => {
  it('lists the types of a page made of blocks', () => {
    const data = {
      contentfulPage: { blocks: [{ __typename: 'ContentfulHero' }, null, { __typename: 'ContentfulFaq' }] },
    }
    expect(blockTypesOf({ json: { data } })).toEqual(['ContentfulHero', 'ContentfulFaq'])
  })

  it.each([
    [undefined],
    [{}],
    [{ json: {} }],
    [{ json: { data: { contentfulPage: null } } }],
    [{ json: { data: { contentfulErrorPage: {} } } }],
  ])('finds none in %j', (page) => {
    expect(blockTypesOf(page)).toEqual([])
  })
})

describe('preloadBlocksOf', () => {
  it('says that all is here when it is', async () => {
    const data = { contentfulPage: { blocks: [{ __typename: 'ContentfulHero' }] } }
    expect(await preloadBlocksOf('/platform/', () => Promise.resolve({ json: { data } }))).toBe(true)
  })

  it('never rejects: it warns, and says that it failed', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await preloadBlocksOf('/platform/', () => Promise.reject(new Error('no network')))).toBe(false)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/platform/'), expect.any(Error))
  })
})
