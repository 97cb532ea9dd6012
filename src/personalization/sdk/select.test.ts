import type { Ninetailed } from '@ninetailed/experience.js'
import { experienceOf } from '../test-support/experiences'
import { createSelect } from './select'

const experience = experienceOf()

/** An SDK that has already decided. */
const decided = (selected: object): Ninetailed => {
  const onSelectVariant = (_of: unknown, tell: (selected: object) => void) => {
    tell({
      status: 'success',
      variant: { id: 'variant-home-hero', hidden: false },
      variantIndex: 1,
      isPersonalized: true,
      experience: { id: 'test', sticky: false },
      profile: { random: 0.5 },
      ...selected,
    })
    return () => undefined
  }
  return { onSelectVariant } as unknown as Ninetailed
}

const choose = (selected: object, holdout = -1) => createSelect(decided(selected), holdout)('home-hero', [experience])

it.each([
  ['nobody, by default', 0, -1, true],
  ['a random number below -1', -1.5, -1, false],
  ['a random number below the holdout', 0.04, 0.05, false],
])('holds back %s', (_name, random, holdout, isPersonalized) => {
  const choice = choose({ profile: { random } }, holdout)
  expect(choice.isPersonalized).toBe(isPersonalized)
  expect(choice.id).toBe(isPersonalized ? 'variant-home-hero' : 'home-hero')
})

it('is loading until the SDK reports a state', () => {
  const silent = { onSelectVariant: () => () => undefined } as unknown as Ninetailed
  expect(createSelect(silent, -1)('home-hero', [experience])).toMatchObject({ status: 'loading', id: 'home-hero' })
})
