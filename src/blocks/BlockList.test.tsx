import { act, render, screen } from '@testing-library/react'
import { PersonalizationContext } from '../personalization/personalization'
import { experienceOf } from '../personalization/test-support/experiences'
import { fakePersonalization } from '../personalization/test-support/fake-layer'
import { BlockList } from './BlockList'

let blocks: Record<string, unknown> | undefined
const loadBlocks = jest.fn(() => {
  blocks = { ContentfulHero: sampleBlock }
  return Promise.resolve()
})

jest.mock('./block-source', () => ({ getBlocks: () => blocks, loadBlocks: () => loadBlocks() }))

const sampleBlock = {
  map: (raw: { contentful_id: string }) => ({ words: `Words of ${raw.contentful_id}` }),
  View: ({ words }: { words: string }) => <p>{words}</p>,
}

const hero = { __typename: 'ContentfulHero', contentful_id: 'home-hero' }

describe('BlockList', () => {
  beforeEach(() => {
    blocks = undefined
    loadBlocks.mockClear()
    document.body.innerHTML = ''
  })

  it('draws blocks whose code is at hand, in order, and passes over empty references', () => {
    blocks = { ContentfulHero: sampleBlock, ContentfulFaq: sampleBlock }
    const { container } = render(
      <BlockList blocks={[hero, null, { __typename: 'ContentfulFaq', contentful_id: 'home-faq' }]} />,
    )
    expect(container.textContent).toBe('Words of home-heroWords of home-faq')
    expect(loadBlocks).not.toHaveBeenCalled()
  })

  it('keeps what the server has drawn, the very nodes, and fetches no code for it', () => {
    const container = document.createElement('div')
    container.innerHTML = '<div data-island="home-hero"><p>Drawn by the server</p></div>'
    document.body.append(container)
    const paragraph = container.querySelector('p')
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)

    render(<BlockList blocks={[hero]} />, { container, hydrate: true })

    expect(container.querySelector('p')).toBe(paragraph)
    expect(loadBlocks).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })

  it('fetches the code of a block that has not been drawn', async () => {
    await act(async () => {
      render(<BlockList blocks={[{ ...hero, contentful_id: 'other-hero' }]} />)
    })
    expect(screen.getByText('Words of other-hero')).toBeInTheDocument()
    expect(loadBlocks).toHaveBeenCalledTimes(1)
  })

  it('says so in develop when there is no block for an entry', () => {
    blocks = {}
    render(<BlockList blocks={[{ __typename: 'ContentfulMap', contentful_id: 'office-map' }]} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Entry “office-map” is of type “Map”')
  })

  it('shows nothing of it in a production build', () => {
    blocks = {}
    const environment = process.env.NODE_ENV
    Object.assign(process.env, { NODE_ENV: 'production' })
    const { container } = render(<BlockList blocks={[{ __typename: 'ContentfulMap', contentful_id: 'office-map' }]} />)
    Object.assign(process.env, { NODE_ENV: environment })
    expect(container).toHaveTextContent('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  describe('with experiences', () => {
    const variant = { __typename: 'ContentfulHero', contentful_id: 'variant-home-hero' }
    const experiences = { 'home-hero': [experienceOf()] }

    async function show() {
      const fake = fakePersonalization()
      const list = <BlockList blocks={[hero]} experiences={experiences} variants={[null, variant]} />
      await act(async () => {
        render(<PersonalizationContext value={fake.personalization}>{list}</PersonalizationContext>)
        fake.personalization.start()
      })
      return fake
    }

    it('draws the variant that was chosen, as an island of its own', async () => {
      blocks = { ContentfulHero: sampleBlock }
      const fake = await show()
      expect(screen.getByText('Words of home-hero')).toBeInTheDocument()
      await act(async () => fake.decide({ 'home-hero': { id: 'variant-home-hero', isPersonalized: true } }))
      expect(screen.getByText('Words of variant-home-hero').parentElement).toHaveAttribute(
        'data-island',
        'variant-home-hero',
      )
      expect(screen.queryByText('Words of home-hero')).not.toBeInTheDocument()
    })

    it('draws the block itself when the page has no such variant', async () => {
      blocks = { ContentfulHero: sampleBlock }
      const fake = await show()
      await act(async () => fake.decide({ 'home-hero': { id: 'gone', isPersonalized: true } }))
      expect(screen.getByText('Words of home-hero')).toBeInTheDocument()
    })
  })
})
