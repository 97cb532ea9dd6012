import { type FormState, initialState, timeUnits } from './calculator-form'
import { explainDeferred } from './explain-deferred'
import { explainLive } from './explain-live'
import type { Explanation } from './explanation'

const share = (percent: number): number => percent / 100

/** Answers the form's state. */
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

const contactsPerHour = [5, 10, 20, 40, 60, 100, 200, 400]
const handleMinutes = [3, 6, 10, 15]

const agentsFor = (contacts: number, handle: number): string => {
  const numbers = { ...initialState.numbers, contacts, handle }
  return explain({ ...initialState, numbers }).figures[0]?.value ?? ''
}

/** A table of agents for calls, with the calculator's initial values, for visitors who cannot use the calculator. */
export function lookUp() {
  const { target, within, occupancy } = initialState.numbers
  return {
    caption: `Agents at a time, for ${target}% of calls answered within ${within} seconds, and no agent busy more than ${occupancy}% of the time`,
    columns: ['Calls per hour', ...handleMinutes.map((minutes) => `${minutes} minutes each`)],
    rows: contactsPerHour.map((contacts) => [
      contacts,
      ...handleMinutes.map((minutes) => agentsFor(contacts, minutes)),
    ]),
  }
}
