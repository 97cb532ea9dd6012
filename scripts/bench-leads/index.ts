/**
 * The part of the bench that is about leads, alone (`npm run bench` measures it, too).
 *
 * Usage: npm run leads:bench [-- --seconds N --clients N --rounds N]
 */
import { parseArgs } from 'node:util'
import { brokenLeads, formatLeads } from './format-leads'
import { measureLeads } from './measure-leads'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      clients: { type: 'string', default: '16' },
      rounds: { type: 'string', default: '3' },
    },
  })
  const result = await measureLeads({
    seconds: Number(values.seconds),
    clients: Number(values.clients),
    rounds: Number(values.rounds),
  })
  console.log(formatLeads(result))
  if (brokenLeads(result).length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
