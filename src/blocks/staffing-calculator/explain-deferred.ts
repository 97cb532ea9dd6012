import { formatNumber, plural } from '../../tools/numbers'
import { type Explanation, formatDuration, formatShare, saySchedule, sayWork, shortDuration } from './explanation'
import { deferredOutcome, type DeferredOutcome, type DeferredPlan, type DeferredWork, planDeferred } from './plan-staff'

const sayOccupancy = ({ occupancy }: DeferredOutcome): string => (occupancy > 1 ? 'Over 100%' : formatShare(occupancy))

/** Rounds to minutes: a plan for hours is not exact to the second. */
const sayMinutes = (seconds: number, format = formatDuration): string =>
  seconds < 60 ? 'less than a minute' : format(Math.round(seconds / 60) * 60)

function sayClearing({ timeToClear, growth }: DeferredOutcome, format = formatDuration): string {
  if (growth > 0) return growth < 1 ? 'Never: more each hour' : `Never: ${Math.round(growth)} more each hour`
  if (!Number.isFinite(timeToClear)) return 'Never'
  return timeToClear === 0 ? 'No backlog' : sayMinutes(timeToClear, format)
}

function sayFewer(work: DeferredWork, { needed }: DeferredPlan): readonly string[] {
  if (needed.agents === 1) return []
  const fewer = deferredOutcome(work, needed.agents - 1)
  if (fewer.growth > 0) return ['One fewer would fall behind, a little more each hour.']
  return [
    Number.isFinite(fewer.timeToClear)
      ? `One fewer would take ${sayMinutes(fewer.timeToClear)}.`
      : 'One fewer would never get to them.',
  ]
}

const sayBacklog = (work: DeferredWork, { backlogWork }: DeferredPlan): string =>
  `${work.backlog === 1 ? 'The one waiting is' : `The ${formatNumber(work.backlog)} waiting are`} another ${formatDuration(backlogWork)} of work, due within ${formatDuration(work.clearWithin)}.`

function sayAgents(work: DeferredWork, plan: DeferredPlan): string {
  const { needed, agentsToKeepUp } = plan
  const later = `${formatShare(needed.occupancy)} of their time; your limit is ${formatShare(work.maxOccupancy)}.`
  if (work.backlog === 0) {
    const takes = `It takes ${plural(needed.agents, 'agent')} ${later}`
    return [takes, ...sayFewer(work, plan)].join(' ')
  }
  const keepingUp =
    needed.agents > agentsToKeepUp ? [`Just to keep up with new ones, ${formatNumber(agentsToKeepUp)} would do.`] : []
  return [
    ...keepingUp,
    `${plural(needed.agents, 'agent clears', 'agents clear')} the backlog in ${sayMinutes(needed.timeToClear)}.`,
    ...sayFewer(work, plan),
    `After that, new ones take ${later}`,
  ].join(' ')
}

/** Plans email, and explains the result. */
export function explainDeferred(work: DeferredWork): Explanation {
  const plan = planDeferred(work)
  const { needed } = plan
  return {
    figures: [
      { label: 'Agents at a time', value: formatNumber(needed.agents) },
      { label: 'People on the schedule', value: formatNumber(needed.scheduled) },
      { label: 'Busy with new emails', value: formatShare(needed.occupancy) },
      { label: 'Backlog cleared in', value: sayClearing(needed) },
    ],
    sentences: [
      `${sayWork(work, 'email')}.`,
      ...(work.backlog > 0 ? [sayBacklog(work, plan)] : []),
      sayAgents(work, plan),
      ...saySchedule(needed, work.shrinkage),
    ],
    columns: ['Agents', 'On the schedule', 'Busy with new emails', 'Backlog cleared in'],
    rows: plan.around.map((outcome) => ({
      cells: [
        formatNumber(outcome.agents),
        formatNumber(outcome.scheduled),
        sayOccupancy(outcome),
        sayClearing(outcome, shortDuration),
      ],
      isNeeded: outcome.agents === needed.agents,
    })),
  }
}
