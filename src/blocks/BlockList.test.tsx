import { act, render, screen } from '@testing-library/react'
import { onRendered } from '../lib/page-life'
import { requireField } from '../mapping/fields'
import { PersonalizationProvider } from '../personalization/PersonalizationProvider'
import { experienceOf } from '../personalization/test-support/experiences'
import { fakePersonalization, type FakePersonalization } from '../personalization/test-support/fake-personalization'
import { BlockList } from './BlockList'

interface Sample {
  readonly __typename: string
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
        <button aria-label="Send" />
      </form>
    </div>
  ),
}

jest.mock('./registry', () => ({
  blockOf: (typename: string) => (['ContentfulHero', 'ContentfulFaq'].includes(typename) ? sampleBlock : undefined),
}))

const hero: Sample = { __typename: 'ContentfulHero', contentful_id: 'home-hero' }
const faq: Sample = { __typename: 'ContentfulFaq', contentful_id: 'home-faq' }

describe('BlockList', () => {
  it('renders blocks in order and skips empty references', () => {
    const { container } = render(<BlockList blocks={[hero, null, faq]} />)
    expect(container.textContent).toBe('Words of home-heroWords of home-faq')
  })

  it('renders a block once that the page lists twice', () => {
    const { container } = render(<BlockList blocks={[hero, { ...hero }]} />)
    expect(container.textContent).toBe('Words of home-hero')
  })

  it('shows a notice in develop for an entry of an unknown type, and nothing in production', () => {
    const list = <BlockList blocks={[{ __typename: 'ContentfulMap', contentful_id: 'office-map' }]} />
    const { container, unmount } = render(list)
    expect(container).toHaveTextContent('Entry “office-map” is of type “Map”')
    unmount()
    jest.replaceProperty(process.env, 'NODE_ENV', 'production')
    expect(render(list).container).toHaveTextContent('')
  })

  it('shows a notice for an incomplete block in a preview, and the other blocks', () => {
    render(<BlockList blocks={[{ ...hero, heading: '' }, faq]} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Entry "home-hero", field "heading"')
    expect(screen.getByText('Words of home-faq')).toBeVisible()
  })

  describe('with experiences', () => {
    const variant = { __typename: 'ContentfulHero', contentful_id: 'variant-home-hero' }
    const experiences = { 'home-hero': [experienceOf()] }

    async function show(first: Sample = variant) {
      const fake = fakePersonalization()
      const list = <BlockList blocks={[hero]} experiences={experiences} variants={[null, first]} />
      await act(async () => {
        render(<PersonalizationProvider value={fake.personalization}>{list}</PersonalizationProvider>)
        fake.personalization.start()
      })
      return fake
    }

    const decide = (fake: FakePersonalization, id: string) =>
      act(async () => fake.decide({ 'home-hero': { id, isPersonalized: true } }))

    it('renders the chosen variant as an island', async () => {
      const fake = await show()
      expect(screen.getByText('Words of home-hero')).toBeInTheDocument()
      await decide(fake, 'variant-home-hero')
      expect(screen.getByText('Words of variant-home-hero').closest('[data-island]')).toHaveAttribute(
        'data-island',
        'variant-home-hero',
      )
      expect(screen.queryByText('Words of home-hero')).not.toBeInTheDocument()
    })

    it('finds the block that follows a hidden one, whatever it shows', async () => {
      const fake = fakePersonalization()
      const components = [
        { baseline: { id: 'home-hero' }, variants: [{ id: '', hidden: true }] },
        { baseline: { id: 'home-faq' }, variants: [{ id: 'variant-home-hero', hidden: false }] },
      ]
      const own = [experienceOf({ components })]
      const list = (
        <BlockList
          blocks={[hero, null, faq]}
          experiences={{ 'home-hero': own, 'home-faq': own }}
          variants={[variant]}
        />
      )
      await act(async () => {
        render(<PersonalizationProvider value={fake.personalization}>{list}</PersonalizationProvider>)
        fake.personalization.start()
      })
      await act(async () =>
        fake.decide({ 'home-hero': { isHidden: true, variantIndex: 1 }, 'home-faq': { id: 'variant-home-hero' } }),
      )
      const view = fake.observe.mock.calls.map(([each]) => each).find(({ isHidden }) => isHidden)
      expect(view?.find()).toHaveTextContent('Words of variant-home-hero')
    })

    it('keeps text typed into a form, and the focus', async () => {
      const fake = await show()
      const before = screen.getByLabelText<HTMLInputElement>('Email')
      before.focus()
      before.value = 'ada@kestrel.example'
      await decide(fake, 'variant-home-hero')
      const after = screen.getByLabelText('Email')
      expect(after).not.toBe(before)
      expect(after).toHaveValue('ada@kestrel.example')
      expect(after).toHaveFocus()
    })

    it('announces the variant once it is there, so that tools start in it', async () => {
      const fake = await show()
      const announced = jest.fn(() => screen.queryByText('Words of variant-home-hero'))
      onRendered(document, announced)
      await decide(fake, 'variant-home-hero')
      expect(announced.mock.results).toEqual([{ type: 'return', value: expect.any(HTMLElement) as unknown }])
    })

    it('falls back to the baseline when a variant cannot be rendered, and reports the error', async () => {
      const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      const fake = await show({ ...variant, heading: '' })
      screen.getByLabelText<HTMLInputElement>('Email').value = 'typed'
      jest.replaceProperty(process.env, 'NODE_ENV', 'production')
      await decide(fake, 'variant-home-hero')
      expect(screen.getByText('Words of home-hero')).toBeVisible()
      expect(screen.getByLabelText('Email')).toHaveValue('typed')
      expect(report).toHaveBeenCalledWith('"variant-home-hero" could not be shown.', expect.any(Error))
    })

    it('falls back to the baseline when the service’s choice is invalid', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
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
      const fake = await show()
      await decide(fake, 'gone')
      expect(screen.getByText('Words of home-hero')).toBeInTheDocument()
    })
  })
})
