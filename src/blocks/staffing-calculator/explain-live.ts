import { formatNumber, plural } from '../../tools/numbers'
import { type Explanation, formatDuration, formatShare, saySchedule, sayWork, shortDuration } from './explanation'
import { liveOutcome, type LiveOutcome, type LivePlan, type LiveWork, planLive } from './plan-staff'

type LiveNoun = 'call' | 'chat'

const sayWithin = (seconds: number): string => (seconds === 0 ? 'immediately' : `within ${formatDuration(seconds)}`)

const sayWait = (seconds: number): string => (Number.isFinite(seconds) ? shortDuration(seconds) : 'Keeps growing')

/** Names the deciding limit: the service level or the maximum occupancy. */
function sayReason(work: LiveWork, { needed, agentsForService }: LivePlan): readonly string[] {
  if (needed.agents > agentsForService) {
    const { occupancy } = liveOutcome(work, agentsForService)
    return [
      `For the service level alone, ${formatNumber(agentsForService)} would do, busy ${formatShare(occupancy)} of the time. Your occupancy limit calls for more.`,
    ]
  }
  if (needed.agents === 1) return []
  const fewer = liveOutcome(work, needed.agents - 1)
  return [
    Number.isFinite(fewer.averageWait)
      ? `With one fewer, it would be ${formatShare(fewer.serviceLevel)}.`
      : 'One fewer couldn’t keep up: the queue would keep growing.',
  ]
}

const sayOccupancy = (work: LiveWork, { needed }: LivePlan): string => {
  const share = formatShare(needed.occupancy)
  const limit = `your limit is ${formatShare(work.maxOccupancy)}.`
  if (work.atOnce === 1) {
    return `${needed.agents === 1 ? 'The agent' : 'Each agent'} is busy ${share} of the time; ${limit}`
  }
  const places = formatNumber(needed.agents * work.atOnce)
  return `At ${work.atOnce} chats at once, ${plural(needed.agents, 'agent has', 'agents have')} room for ${places}. On average, ${share} of that is in use; ${limit}`
}

const sayWaits = ({ waiting, averageWait, waitOfWaiting }: LiveOutcome, noun: LiveNoun): string =>
  `${formatShare(waiting)} of ${noun}s have to wait, ${formatDuration(waitOfWaiting)} on average. Over all ${noun}s, the average speed of answer is ${formatDuration(averageWait)}.`

/** Plans calls or chats, and explains the result. */
export function explainLive(work: LiveWork, noun: LiveNoun): Explanation {
  const plan = planLive(work)
  const { load, needed } = plan
  const within = sayWithin(work.answerWithin)
  return {
    figures: [
      { label: 'Agents at a time', value: formatNumber(needed.agents) },
      { label: 'People on the schedule', value: formatNumber(needed.scheduled) },
      { label: `Answered ${within}`, value: formatShare(needed.serviceLevel) },
      { label: 'Average speed of answer', value: formatDuration(needed.averageWait) },
    ],
    sentences: [
      `${sayWork(work, noun)}: a load of ${plural(Number(load.toFixed(2)), 'erlang')}.`,
      [
        `With ${plural(needed.agents, 'agent')}, ${formatShare(needed.serviceLevel)} of ${noun}s are answered ${within}; your target is ${formatShare(work.target)}.`,
        ...sayReason(work, plan),
      ].join(' '),
      sayWaits(needed, noun),
      sayOccupancy(work, plan),
      ...saySchedule(needed, work.shrinkage),
    ],
    columns: ['Agents', 'On the schedule', `Answered ${within}`, 'Average wait', 'Busy'],
    rows: plan.around.map((outcome) => ({
      cells: [
        formatNumber(outcome.agents),
        formatNumber(outcome.scheduled),
        formatShare(outcome.serviceLevel),
        sayWait(outcome.averageWait),
        formatShare(outcome.occupancy),
      ],
      isNeeded: outcome.agents === needed.agents,
    })),
  }
}
