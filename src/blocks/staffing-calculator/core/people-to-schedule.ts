import { roundUp } from '../../../tools/round-up'

/**
 * How many people have to be in the schedule for some of them to be at their desks.
 *
 * @param agents who are needed at a time
 * @param shrinkage the share of paid time that people are away: 0 or more, less than 1
 */
export const peopleToSchedule = (agents: number, shrinkage: number): number => roundUp(agents / (1 - shrinkage))
