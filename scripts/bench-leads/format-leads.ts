import { formatTable } from '../bench/format'
import type { Load } from './load'
import type { LeadsResult } from './measure-leads'

const count = (value: number): string => value.toLocaleString('en-US')
const ms = (value: number): string => `${value.toFixed(1)} ms`

const row = (name: string, { rate, median, p99, answers, failures }: Load): readonly string[] => [
  name,
  `${count(Math.round(rate))}/s`,
  ms(median),
  ms(p99),
  count(answers),
  count(failures),
]

/** The report for people. */
export const formatLeads = ({ clients, seconds, rounds, onDisk, inMemory, acknowledged, kept }: LeadsResult): string =>
  [
    `Submissions from ${clients} clients, ${seconds} s, the middle of ${rounds} rounds`,
    formatTable([
      ['', 'rate', 'median', 'p99', 'answers', 'failed'],
      row('On disk, synced', onDisk),
      row('In memory', inMemory),
    ]),
    `Acknowledged, and there after the server was killed: ${count(kept)} of ${count(acknowledged)}`,
  ].join('\n\n')

/** One line for each thing that must not be: an acknowledged lead that is not there. */
export const brokenLeads = ({ acknowledged, kept }: LeadsResult): readonly string[] =>
  kept === acknowledged ? [] : [`Leads: ${count(kept)} of ${count(acknowledged)} that were acknowledged are stored`]
