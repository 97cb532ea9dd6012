import { contentModel } from '../../content/model'
import { contentFolder } from '../site/paths'
import { startTeam } from '../space/test-support/team'
import { say, type Benchmark } from './benchmark'
import { measureSaves } from './editor-preview'
import { measurePublishes } from './editor-publish'
import { count, printTable, seconds, spread, spreadHeadings, time } from './figures'

/** Maximum ms from a publish until visitors see it, including the 30 seconds that wait for further changes. */
const slowestPublish = 90_000

/** Pushes all content to a simulated space that answers at once, then pulls it. */
async function measureExchange(): Promise<void> {
  const team = await startTeam(contentFolder, contentModel)
  const rows: string[][] = []
  const add = async (name: string, run: () => ReturnType<typeof team.push>): Promise<void> => {
    const calls = team.api.calls()
    const duration = await time(async () => {
      const { error } = await run()
      if (error !== undefined) throw new Error(error)
    })
    rows.push([name, seconds(duration), count(team.api.calls() - calls)])
  }
  try {
    await add('first push', () => team.push('--yes', '--max-types', '100'))
    await add('push without changes', () => team.push('--yes', '--max-types', '100'))
    await add('pull', () => team.pull())
  } finally {
    await team.close()
  }
  printTable(['Between files and a space that answers at once', 'time', 'calls'], ...rows)
}

export const editor: Benchmark = {
  name: 'editor',
  description: 'push and pull, a week of saves (--saves) in the live preview, and publishes until they are live',
  run: async ({ saves, runs }) => {
    say('Pushing and pulling')
    await measureExchange()
    const limits = await measureSaves(saves)
    const publishes = await measurePublishes(runs)
    printTable(['From publish to live', ...spreadHeadings], spread('a page', publishes, seconds))
    const value = Math.max(...publishes)
    return [...limits, { what: 'From publish to live', value, most: slowestPublish, show: seconds }]
  },
}
