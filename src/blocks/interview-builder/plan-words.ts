import { totalMinutes, type Plan } from './plan'

/** A number of things: “1 question”, “3 questions”. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** How much an interview is: “3 questions, 15 minutes”. */
export const sumOf = (plan: Plan): string =>
  `${counted(plan.items.length, 'question')}, ${counted(totalMinutes(plan), 'minute')}`
