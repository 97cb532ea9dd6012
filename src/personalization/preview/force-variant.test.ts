import { experienceOf } from '../test-support/experiences'
import { forceVariant } from './force-variant'

const experience = experienceOf({
  audience: { id: 'shops' },
  components: [
    {
      baseline: { id: 'home-hero' },
      variants: [
        { id: 'variant-home-hero', hidden: false },
        { id: '', hidden: true },
      ],
    },
  ],
})

const force = (index: number | undefined, baseline = 'home-hero') =>
  forceVariant(baseline, [experience], new Map(index === undefined ? [] : [['test', index]]))

it.each([
  [0, { id: 'home-hero', isHidden: false }],
  [1, { id: 'variant-home-hero', isHidden: false }],
  [2, { id: 'home-hero', isHidden: true }],
])('shows what index %i stands for', (index, shown) => {
  expect(force(index)).toMatchObject({
    ...shown,
    status: 'success',
    variantIndex: index,
    isPersonalized: true,
    audience: { id: 'shops' },
  })
})

it('leaves everything else to the service', () => {
  expect(force(undefined)).toBeUndefined()
  expect(force(3)).toBeUndefined()
  expect(force(1, 'home-faq')).toBeUndefined()
})
