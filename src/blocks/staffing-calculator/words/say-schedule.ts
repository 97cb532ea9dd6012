import { plural } from '../../../tools/plural'
import { formatShare } from './format-share'

interface Outcome {
  readonly agents: number
  readonly scheduled: number
}

/** Why more people are in the schedule than at their desks; nothing when nobody is ever away. */
export const saySchedule = ({ agents, scheduled }: Outcome, shrinkage: number): readonly string[] =>
  shrinkage === 0
    ? []
    : [
        `Breaks, meetings, training and illness take ${formatShare(shrinkage)} of paid time. For ${agents} to be there, ${plural(scheduled, 'person has', 'people have')} to be in the schedule.`,
      ]
