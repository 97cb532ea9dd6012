/** @jest-environment jsdom */
import { baselineChoice } from '../experience'
import { experienceOf } from '../test-support/experiences'
import type { ComponentView, VariantProvider } from '../variant-provider'
import { createPreview } from './create-preview'

const experience = experienceOf()

const stop = jest.fn()
const provider: VariantProvider = {
  select: (id) => ({ ...baselineChoice(id, 'success'), isSticky: true }),
  observe: jest.fn(() => stop),
  assigned: { test: 0, other: 2 },
}

function decorated() {
  const preview = createPreview()
  const published: VariantProvider[] = []
  preview.decorate(provider, (next) => published.push(next))
  const choose = () => published.at(-1)?.select('home-hero', [experience])
  return { preview, published, choose }
}

const view = (parts: Partial<ComponentView>): ComponentView => ({
  ...baselineChoice('home-hero', 'success'),
  baselineId: 'home-hero',
  find: () => null,
  ...parts,
})

it('keeps forced variants until the tab closes', () => {
  decorated().preview.force('test', 1)
  expect(decorated().choose()?.id).toBe('variant-home-hero')
  decorated().preview.force('test', undefined)
  expect(decorated().choose()).toMatchObject({ id: 'home-hero', isSticky: true })
})

it.each(['[1]', '{"test":"1"}', 'null', '{'])('treats %s in storage as no forced variants', (text) => {
  sessionStorage.setItem('personalization-preview', text)
  expect(decorated().choose()?.id).toBe('home-hero')
})

it('lists each experience of the blocks once, after rendering', async () => {
  const { preview, published } = decorated()
  const listener = jest.fn()
  const leave = preview.subscribe(listener)
  published[0]?.select('home-hero', [experience])
  published[0]?.select('home-faq', [experience, experienceOf({ id: 'other' })])
  expect(preview.getState().experiences).toEqual([])
  await Promise.resolve()
  expect(preview.getState().experiences.map(({ id }) => id)).toEqual(['test', 'other'])
  expect(listener).toHaveBeenCalled()
  leave()
  preview.force('test', 0)
  expect(listener).toHaveBeenCalledTimes(2)
})

it('puts forced variants in place of assigned ones', () => {
  const { preview, published } = decorated()
  preview.force('test', 1)
  expect(published.at(-1)?.assigned).toEqual({ test: 1, other: 2 })
})

it('does not count views of what is forced', () => {
  const { preview, published } = decorated()
  preview.force('test', 1)
  const [first, second] = published
  expect(first?.observe).toBe(second?.observe)
  expect(second?.observe(view({ experience }))).toBe(stop)
  expect(provider.observe).toHaveBeenLastCalledWith(expect.objectContaining({ isForced: true }))
  second?.observe(view({}))
  expect(provider.observe).toHaveBeenLastCalledWith(expect.not.objectContaining({ isForced: true }))
})

it('does not count views again when the profile changes', () => {
  const { preview, published } = decorated()
  preview.decorate({ ...provider }, (next) => published.push(next))
  expect(published[1]?.observe).toBe(published[0]?.observe)
})

describe('a forced variant', () => {
  const [component] = experience.components
  const withHidden = experienceOf({
    components: [
      { baseline: { id: 'home-hero' }, variants: [...(component?.variants ?? []), { id: '', hidden: true }] },
    ],
  })

  it.each([
    [0, { id: 'home-hero', isHidden: false }],
    [1, { id: 'variant-home-hero', isHidden: false }],
    [2, { id: 'home-hero', isHidden: true }],
  ])('of index %i is shown', (index, shown) => {
    const { preview, published } = decorated()
    preview.force('test', index)
    expect(published.at(-1)?.select('home-hero', [withHidden])).toEqual({
      ...shown,
      status: 'success',
      variantIndex: index,
      isPersonalized: true,
      experience: withHidden,
    })
  })

  it('does not change other blocks, and an unknown one changes nothing', () => {
    const { preview, published, choose } = decorated()
    preview.force('test', 1)
    expect(published.at(-1)?.select('home-faq', [experience])).toMatchObject({ id: 'home-faq', isSticky: true })
    preview.force('test', 3)
    expect(choose()?.isSticky).toBe(true)
  })
})
