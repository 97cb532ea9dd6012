import { act, render, screen } from '@testing-library/react'
import { requireField } from '../mapping/fields'
import { PersonalizationProvider } from '../personalization/PersonalizationProvider'
import { experienceOf } from '../personalization/test-support/experiences'
import { fakePersonalization } from '../personalization/test-support/fake-personalization'
import * as code from './block-code'
import { BlockList } from './BlockList'

/** Whether the code of the blocks is loaded. */
let isHere = false
const loadBlocks = jest.fn(() => {
  isHere = true
  return Promise.resolve()
})

jest.mock('./block-source', () => ({
  blockViews: { get: () => (isHere ? code : undefined), load: () => loadBlocks() },
}))

interface Sample {
  readonly contentful_id: string
  readonly heading?: string | null
}

const sampleBlock = {
  map: (raw: Sample) => ({ words: requireField(raw, 'heading', raw.heading ?? `Words of ${raw.contentful_id}`) }),
  View: ({ words }: { words: string }) => (
    <div>
      <p>{words}</p>
      <form data-marketing-form="">
        <input name="email" aria-label="Email" />
      </form>
    </div>
  ),
}

jest.mock('./registry', () => ({
  blockOf: (typename: string) => (['ContentfulHero', 'ContentfulFaq'].includes(typename) ? sampleBlock : undefined),
}))

const inProduction = (run: () => void): void => {
  const environment = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: 'production' })
  try {
    run()
  } finally {
    Object.assign(process.env, { NODE_ENV: environment })
  }
}

const hero = { __typename: 'ContentfulHero', contentful_id: 'home-hero' }

describe('BlockList', () => {
  beforeEach(() => {
    isHere = false
    loadBlocks.mockClear()
    document.body.innerHTML = ''
  })

  it('renders blocks in order and skips empty references', () => {
    isHere = true
    const { container } = render(
      <BlockList blocks={[hero, null, { __typename: 'ContentfulFaq', contentful_id: 'home-faq' }]} />,
    )
    expect(container.textContent).toBe('Words of home-heroWords of home-faq')
    expect(loadBlocks).not.toHaveBeenCalled()
  })

  it('renders a block once that the page lists twice', () => {
    isHere = true
    const { container } = render(<BlockList blocks={[hero, { ...hero }]} />)
    expect(container.textContent).toBe('Words of home-hero')
  })

  it('keeps the DOM nodes of the HTML and loads no code for them', () => {
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

  it('loads the code of a block that has no HTML', async () => {
    await act(async () => {
      render(<BlockList blocks={[{ ...hero, contentful_id: 'other-hero' }]} />)
    })
    expect(screen.getByText('Words of other-hero')).toBeInTheDocument()
    expect(loadBlocks).toHaveBeenCalledTimes(1)
  })

  it('shows a notice in develop for an entry of an unknown type, and nothing in production', () => {
    isHere = true
    const list = <BlockList blocks={[{ __typename: 'ContentfulMap', contentful_id: 'office-map' }]} />
    const { container, unmount } = render(list)
    expect(container).toHaveTextContent('Entry “office-map” is of type “Map”')
    unmount()
    inProduction(() => {
      expect(render(list).container).toHaveTextContent('')
    })
  })

  describe('with an incomplete block', () => {
    const blocks = [
      { ...hero, heading: '' },
      { __typename: 'ContentfulFaq', contentful_id: 'home-faq' },
    ]

    beforeEach(() => {
      isHere = true
    })

    it('shows a notice in a preview, and the other blocks', () => {
      render(<BlockList blocks={blocks} />)
      expect(screen.getByRole('alert')).toHaveTextContent('Entry "home-hero", field "heading"')
      expect(screen.getByText('Words of home-faq')).toBeVisible()
    })
  })

  describe('with experiences', () => {
    const variant = { __typename: 'ContentfulHero', contentful_id: 'variant-home-hero' }
    const experiences = { 'home-hero': [experienceOf()] }

    async function show(first: Sample & { readonly __typename: string } = variant) {
      const fake = fakePersonalization()
      const list = <BlockList blocks={[hero]} experiences={experiences} variants={[null, first]} />
      await act(async () => {
        render(<PersonalizationProvider value={fake.personalization}>{list}</PersonalizationProvider>)
        fake.personalization.start()
      })
      return fake
    }

    it('renders the chosen variant as an island', async () => {
      isHere = true
      const fake = await show()
      expect(screen.getByText('Words of home-hero')).toBeInTheDocument()
      await act(async () => fake.decide({ 'home-hero': { id: 'variant-home-hero', isPersonalized: true } }))
      expect(screen.getByText('Words of variant-home-hero').closest('[data-island]')).toHaveAttribute(
        'data-island',
        'variant-home-hero',
      )
      expect(screen.queryByText('Words of home-hero')).not.toBeInTheDocument()
    })

    it('keeps text typed into a form, and the focus', async () => {
      isHere = true
      const fake = await show()
      const before = screen.getByLabelText<HTMLInputElement>('Email')
      before.focus()
      before.value = 'ada@kestrel.example'
      await act(async () => fake.decide({ 'home-hero': { id: 'variant-home-hero', isPersonalized: true } }))
      const after = screen.getByLabelText('Email')
      expect(after).not.toBe(before)
      expect(after).toHaveValue('ada@kestrel.example')
      expect(after).toHaveFocus()
    })

    it('falls back to the baseline when a variant cannot be rendered, and reports the error', async () => {
      const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      isHere = true
      const fake = await show({ ...variant, heading: '' })
      screen.getByLabelText<HTMLInputElement>('Email').value = 'typed'
      Object.assign(process.env, { NODE_ENV: 'production' })
      await act(async () => fake.decide({ 'home-hero': { id: 'variant-home-hero', isPersonalized: true } }))
      Object.assign(process.env, { NODE_ENV: 'test' })
      expect(screen.getByText('Words of home-hero')).toBeVisible()
      expect(screen.getByLabelText('Email')).toHaveValue('typed')
      expect(report).toHaveBeenCalledWith('"variant-home-hero" could not be shown.', expect.any(Error))
    })

    it('falls back to the baseline when the service’s choice is invalid', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
      isHere = true
      const fake = await show()
      await act(async () =>
        fake.options().publish({
          select: () => {
            throw new Error('No choice')
          },
          observe: fake.observe,
        }),
      )
      expect(screen.getByText('Words of home-hero')).toBeVisible()
    })

    it('falls back to the baseline when the page has no such variant', async () => {
      isHere = true
      const fake = await show()
      await act(async () => fake.decide({ 'home-hero': { id: 'gone', isPersonalized: true } }))
      expect(screen.getByText('Words of home-hero')).toBeInTheDocument()
    })
  })
})
