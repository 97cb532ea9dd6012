/** @jest-environment jsdom */
import { createPageDecision } from './page-decision'
import { experienceOf } from './test-support/experiences'
import type { PersonalizationState } from './variant-provider'

const experience = experienceOf({ id: 'prices' })
const logged = (entry: string): string =>
  `"${entry}" was still loading its experience after 5000 ms. The baseline is shown.`

/** The service's answer. */
const answer = (assigned?: Record<string, number>): PersonalizationState => ({
  select: () => {
    throw new Error('Nothing is drawn')
  },
  observe: () => () => undefined,
  assigned,
})

/** A page with blocks that show their baseline, just after loading has begun. */
function loading(blocks: Readonly<Record<string, string>> = { hero: 'prices' }) {
  const islands = Object.entries(blocks).map(
    ([id, ids]) => `<div data-island="${id}" data-personalized="${ids}"></div>`,
  )
  document.body.innerHTML = islands.join('')
  let state: PersonalizationState = 'loading'
  const report = jest.fn()
  const decision = createPageDecision({ getState: () => state, experiment: () => 'prices', report })
  decision.open()
  const onDecided = jest.fn()
  void decision.whenDecided().then(onDecided)
  return {
    ...decision,
    report,
    isDecided: async () => {
      await Promise.resolve()
      return onDecided.mock.calls.length > 0
    },
    become: (next: PersonalizationState) => {
      state = next
      decision.update()
    },
    /** A variant replaces the baseline. */
    show: (variantIndex: number) => {
      document.querySelector('[data-island]')?.remove()
      return decision.onShown({ baselineId: 'hero', experience, variantIndex })
    },
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
describe('the variant of the experiment on the page', () => {
  it.each([
    ['the control group', { prices: 0 }, 0],
    ['a visitor outside', { other: 1 }, undefined],
  ])('is known at once for %s', async (_who, assigned, index) => {
    const { become, report, isDecided } = loading()
    become(answer(assigned))
    expect(report).toHaveBeenLastCalledWith(index)
    expect(await isDecided()).toBe(true)
  })

  it('is the baseline when the variant is not shown in time', async () => {
    const { become, report, isDecided } = loading()
    become(answer({ prices: 1 }))
    jest.advanceTimersByTime(5000)
    expect(report).toHaveBeenLastCalledWith(0)
    expect(await isDecided()).toBe(true)
  })

  it('is the baseline when the answer is too late', async () => {
    const { become, report, isDecided } = loading()
    jest.advanceTimersByTime(5000)
    expect(report).toHaveBeenLastCalledWith(undefined)
    expect(await isDecided()).toBe(true)
    become(answer({ prices: 1 }))
    expect(report).toHaveBeenLastCalledWith(0)
  })

  it.each<[string, PersonalizationState]>([
    ['without consent', 'off'],
    ['when the service fails', answer()],
  ])('is nothing %s', async (_when, state) => {
    const { become, report, isDecided } = loading()
    become(state)
    expect(report).toHaveBeenLastCalledWith(undefined)
    expect(await isDecided()).toBe(true)
  })

  it('is not reported on another page', async () => {
    const { become, report, isDecided } = loading({ cta: 'other' })
    expect(await isDecided()).toBe(true)
    become(answer({ prices: 1 }))
    jest.advanceTimersByTime(5000)
    expect(report).not.toHaveBeenCalled()
  })

  it('is the baseline of a block whose variant could not be shown, immediately and without another error', async () => {
    const { become, onShown, report, isDecided } = loading()
    become(answer({ prices: 1 }))
    expect(await isDecided()).toBe(false)
    onShown({ baselineId: 'hero', experience, variantIndex: 0 })
    expect(report.mock.calls).toEqual([[0]])
    expect(await isDecided()).toBe(true)
    jest.advanceTimersByTime(5000)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('is decided by the first block that shows its variant, and undecided when that block is removed', () => {
    const { become, show, report } = loading({ hero: 'prices', sum: 'prices' })
    become(answer({ prices: 1 }))
    const hide = show(1)
    jest.advanceTimersByTime(5000)
    expect(report).toHaveBeenLastCalledWith(1)
    hide()
    become('off')
    expect(report).toHaveBeenLastCalledWith(undefined)
  })
})

describe('after 5000 ms', () => {
  it('logs a block whose variant has not come, also if another block of the experience shows its own', () => {
    const { become, show } = loading({ hero: 'prices', sum: 'prices' })
    become(answer({ prices: 1 }))
    show(1)
    jest.advanceTimersByTime(5000)
    expect(jest.mocked(console.error).mock.calls).toEqual([[logged('sum')]])
  })

  it('logs an error for each block whose experience is still loading', () => {
    const { isOpen } = loading({ hero: 'prices', cta: 'other' })
    jest.advanceTimersByTime(4999)
    expect(isOpen()).toBe(true)
    expect(console.error).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(isOpen()).toBe(false)
    expect(jest.mocked(console.error).mock.calls).toEqual([[logged('hero')], [logged('cta')]])
  })
})
