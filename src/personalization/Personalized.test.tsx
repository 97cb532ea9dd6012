import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Choice } from './experience'
import { PersonalizationProvider } from './PersonalizationProvider'
import { Personalized, type BlockCode } from './Personalized'
import { experienceOf } from './test-support/experiences'
import { fakePersonalization, type FakePersonalization } from './test-support/fake-personalization'

const experiences = [experienceOf()]

const everythingIsHere: BlockCode = { isHere: () => true, load: () => Promise.resolve() }

const toVariant: Partial<Choice> = {
  id: 'variant-home-hero',
  variantIndex: 1,
  isPersonalized: true,
  experience: experiences[0],
}

const mounts = jest.fn()

/** An island with the entry's text, and a field that shows whether the island was remounted. */
function Island({ choice }: { readonly choice: Choice }) {
  return (
    <div data-island={choice.id} data-personalized={choice.id === 'home-hero' ? 'test' : undefined}>
      <section
        ref={(element) => {
          if (element) mounts(choice.id)
        }}
      >
        <h1>{choice.id}</h1>
        <input aria-label="Your words" />
      </section>
    </div>
  )
}

const page = (fake: FakePersonalization, code = everythingIsHere) => (
  <StrictMode>
    <PersonalizationProvider value={fake.personalization}>
      <Personalized baselineId="home-hero" experiences={experiences} next="home-faq home-cta" code={code}>
        {(choice) => <Island key={choice.id} choice={choice} />}
      </Personalized>
    </PersonalizationProvider>
  </StrictMode>
)

const start = (fake: FakePersonalization) => act(async () => fake.personalization.start())

const decide = (fake: FakePersonalization, choice: Partial<Choice>) =>
  act(async () => fake.decide({ 'home-hero': choice }))

/** A page whose profile is loading. */
const drawStarted = async (code?: BlockCode) => {
  const fake = fakePersonalization()
  const { container, unmount } = render(page(fake, code))
  await start(fake)
  return { fake, container, unmount }
}

/** What hides the baseline. */
const toHidden: Partial<Choice> = { isHidden: true, variantIndex: 1, isPersonalized: true, experience: experiences[0] }

const heading = (): string | null => screen.queryByRole('heading')?.textContent ?? null

beforeEach(() => {
  mounts.mockReset()
})

describe('the baseline', () => {
  it('is rendered by the server and by hydration', async () => {
    const fake = fakePersonalization()
    const html = renderToString(page(fake))
    expect(html).toContain('home-hero')

    await start(fake)
    fake.decide({ 'home-hero': toVariant })
    document.body.innerHTML = `<div id="root">${html}</div>`
    const container = document.getElementById('root') as HTMLElement
    const before = container.querySelector('section')
    let first: string | null | undefined
    await act(async () => {
      render(page(fake), { container, hydrate: true })
      first = before?.querySelector('h1')?.textContent
    })
    expect(first).toBe('home-hero')
    expect(heading()).toBe('variant-home-hero')
  })

  it.each<[string, Partial<Choice> | undefined]>([
    ['the profile is loading', undefined],
    ['nobody matches', {}],
    ['the visitor is in the control group', { isPersonalized: true, experience: experiences[0] }],
    ['the service fails', { status: 'error' }],
  ])('stays the same element, with what was typed into it, when %s', async (_name, choice) => {
    const fake = fakePersonalization()
    render(page(fake))
    const field = screen.getByLabelText<HTMLInputElement>('Your words')
    field.value = 'Hello'
    await start(fake)
    if (choice) await decide(fake, choice)
    expect(heading()).toBe('home-hero')
    expect(screen.getByLabelText('Your words')).toBe(field)
    expect(field).toHaveValue('Hello')
  })
})

describe('a variant', () => {
  it('replaces the baseline once', async () => {
    const { fake } = await drawStarted()
    await decide(fake, toVariant)
    expect(heading()).toBe('variant-home-hero')
    const section = document.querySelector('section')
    await decide(fake, { ...toVariant, isSticky: true })
    expect(document.querySelector('section')).toBe(section)
  })

  it('is in the first render of a page after navigation', async () => {
    const fake = fakePersonalization()
    await start(fake)
    await decide(fake, toVariant)
    render(page(fake))
    expect(mounts.mock.calls.flat()).not.toContain('home-hero')
    expect(heading()).toBe('variant-home-hero')
  })

  it('does not hide a form that was submitted, nor the answer to it', async () => {
    const { fake } = await drawStarted()
    document.querySelector('section')?.insertAdjacentHTML('beforeend', '<form data-state="submitting"></form>')
    await decide(fake, toHidden)
    expect(heading()).toBe('home-hero')
    expect(fake.observe).not.toHaveBeenCalled()
  })

  it('leaves no element when it is hidden', async () => {
    const { fake, container } = await drawStarted()
    await decide(fake, toHidden)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a variant whose code has not loaded', () => {
  function laterCode() {
    let isHere = false
    let arrive: () => void = () => undefined
    let fail: (error: Error) => void = () => undefined
    const load = jest.fn(
      () =>
        new Promise<void>((resolve, reject) => {
          arrive = () => {
            isHere = true
            resolve()
          }
          fail = reject
        }),
    )
    const code: BlockCode = { isHere: () => isHere, load }
    return { code, load, arrive: () => arrive(), fail: (error: Error) => fail(error) }
  }

  it('keeps the baseline until it can be rendered', async () => {
    const { code, load, arrive } = laterCode()
    const { fake } = await drawStarted(code)
    const before = document.querySelector('section')
    await decide(fake, toVariant)
    expect(load).toHaveBeenCalledTimes(1)
    expect(document.querySelector('section')).toBe(before)
    await act(async () => arrive())
    expect(heading()).toBe('variant-home-hero')
  })

  it('is no longer hidden when consent is withdrawn after the page’s time is over', async () => {
    jest.useFakeTimers()
    const { code, arrive } = laterCode()
    const { fake } = await drawStarted(code)
    await decide(fake, toHidden)
    expect(heading()).toBeNull()
    act(() => jest.advanceTimersByTime(5000))
    await act(async () => fake.options().publish('off'))
    await act(async () => arrive())
    jest.useRealTimers()
    expect(heading()).toBe('home-hero')
  })

  it('keeps the baseline when it cannot be fetched', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { code, fail } = laterCode()
    const { fake } = await drawStarted(code)
    await decide(fake, toVariant)
    await act(async () => fail(new Error('no network')))
    expect(heading()).toBe('home-hero')
    expect(warn).toHaveBeenCalledWith('The variant "variant-home-hero" could not be fetched.', expect.any(Error))
  })
})

describe('a decision that does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  it('leaves the baseline, also when it comes after 5000 ms', async () => {
    const { fake } = await drawStarted()
    act(() => jest.advanceTimersByTime(5000))
    await decide(fake, toVariant)
    expect(heading()).toBe('home-hero')
  })

  it('changes nothing after that time, except to show the baseline without consent', async () => {
    const { fake } = await drawStarted()
    await decide(fake, toVariant)
    act(() => jest.advanceTimersByTime(5000))
    await decide(fake, {})
    expect(heading()).toBe('variant-home-hero')
    await act(async () => fake.options().publish('off'))
    expect(heading()).toBe('home-hero')
  })
})

describe('views', () => {
  it('are tracked after the decision, on the element inside the island', async () => {
    const { fake } = await drawStarted()
    expect(fake.observe).not.toHaveBeenCalled()
    await decide(fake, { ...toVariant, isSticky: true })
    const view = fake.observe.mock.lastCall?.[0]
    expect(view).toMatchObject({
      baselineId: 'home-hero',
      id: 'variant-home-hero',
      variantIndex: 1,
      isHidden: false,
      isSticky: true,
      experience: { id: 'test' },
    })
    expect(view?.find()).toBe(document.querySelector('section'))
  })

  it('stay with the experience that counted when the page’s time is over', async () => {
    jest.useFakeTimers()
    const control = { isPersonalized: true, experience: experiences[0] }
    const { fake } = await drawStarted()
    await decide(fake, control)
    act(() => jest.advanceTimersByTime(5000))
    await decide(fake, {})
    expect(fake.stopObserving).not.toHaveBeenCalled()
    expect(fake.observe.mock.lastCall?.[0].experience).toBe(experiences[0])
  })

  it('do not count the control group after that time, because nobody then sees the variant', async () => {
    jest.useFakeTimers()
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { fake } = await drawStarted()
    act(() => jest.advanceTimersByTime(5000))
    await decide(fake, { isPersonalized: true, experience: experiences[0] })
    expect(fake.observe.mock.lastCall?.[0]).toMatchObject({ id: 'home-hero', experience: undefined })
  })

  it('of a hidden block are those of what follows it', async () => {
    const { fake } = await drawStarted()
    await decide(fake, toHidden)
    const find = fake.observe.mock.lastCall?.[0].find
    document.body.insertAdjacentHTML('beforeend', '<footer></footer>')
    expect(find?.()).toBe(document.querySelector('footer'))
    document.body.insertAdjacentHTML('beforeend', '<div data-island="home-cta"><p></p></div>')
    expect(find?.()).toBe(document.querySelector('p'))
    document.querySelector('footer')?.remove()
    document.querySelector('p')?.remove()
  })

  it('end when another entry is shown or the visitor leaves the page', async () => {
    const { fake, unmount } = await drawStarted()
    await decide(fake, {})
    await decide(fake, toVariant)
    expect(fake.stopObserving.mock.lastCall?.[0].id).toBe('home-hero')
    unmount()
    expect(fake.stopObserving.mock.lastCall?.[0].id).toBe('variant-home-hero')
  })
})
