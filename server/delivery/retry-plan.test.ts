import type { CrmFailure, Unavailable } from './crm'
import { defaultRetryPlan, waitAfter } from './retry-plan'

const unavailable: Unavailable = { kind: 'unavailable', cause: 'failing', error: '500', isInDoubt: true }
const refused: CrmFailure = { kind: 'refused', cause: 'refused', error: '400', isInDoubt: false }

const waits = (failure: CrmFailure, tries: readonly number[]) =>
  tries.map((attempts) => waitAfter(failure, attempts, defaultRetryPlan, 0) / 1000)

const tries = [1, 2, 3, 4, 5, 6, 7, 8, 100]

it('waits at most a minute while the CRM fails', () => {
  expect(waits(unavailable, tries)).toEqual([5, 10, 20, 40, 60, 60, 60, 60, 60])
})

it('waits up to six hours with a refused lead', () => {
  expect(waits(refused, tries)).toEqual([300, 600, 1200, 2400, 4800, 9600, 19_200, 21_600, 21_600])
})

it('shortens a wait by a random part of up to half', () => {
  expect(waitAfter(refused, 1, defaultRetryPlan, 1)).toBe(150_000)
})

it('waits exactly as long as the CRM asks for', () => {
  expect(waitAfter({ ...unavailable, pause: 1000 }, 5, defaultRetryPlan, 0)).toBe(1000)
  expect(waitAfter({ ...unavailable, wait: 90_000 }, 1, defaultRetryPlan, 0)).toBe(90_000)
})
