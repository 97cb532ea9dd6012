import { explainDeferred } from '../words/explain-deferred'
import { explainLive } from '../words/explain-live'
import type { Explanation } from '../words/explanation'
import { timeUnits, type FormState } from './form-state'

const share = (percent: number): number => percent / 100

/** What the calculator answers to a state. */
export function explain({ channel, numbers, handleUnit, withinUnit }: FormState): Explanation {
  const work = {
    contacts: numbers.contacts,
    handleTime: numbers.handle * timeUnits[handleUnit],
    maxOccupancy: share(numbers.occupancy),
    shrinkage: share(numbers.shrinkage),
  }
  if (channel === 'email') {
    return explainDeferred({ ...work, backlog: numbers.waiting, clearWithin: numbers.clear * 3600 })
  }
  const live = {
    ...work,
    target: share(numbers.target),
    answerWithin: numbers.within * timeUnits[withinUnit],
    atOnce: channel === 'chat' ? numbers['at-once'] : 1,
  }
  return explainLive(live, channel === 'chat' ? 'chat' : 'call')
}
