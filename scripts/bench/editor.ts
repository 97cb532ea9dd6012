import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { contentModel } from '../../content/model'
import { german } from '../../local/contentful/test-support/fake-management-api'
import { contentFolder } from '../site/paths'
import { startTeam } from '../space/test-support/team'
import { say, type Benchmark } from './benchmark'
import { measureSaves } from './editor-preview'
import { measurePublishes } from './editor-publish'
import { seconds, time } from './figures'
import type { Limit } from './limits'

/** Maximum ms from a publish until visitors see it, including the 30 seconds that wait for further changes. */
const slowestPublish = 90_000

/** Pushes all content to a simulated space that answers at once, then pulls it. */
async function measureExchange(): Promise<readonly Limit[]> {
  // A pull writes files.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-exchange-'))
  await cp(contentFolder, folder, { recursive: true })
  const team = await startTeam(folder, contentModel)
  team.api.locales.push(german)
  const limits: Limit[] = []
  const add = async (name: string, run: () => ReturnType<typeof team.push>): Promise<void> => {
    const calls = team.api.calls()
    const duration = await time(async () => {
      const { error } = await run()
      if (error !== undefined) throw new Error(error)
    })
    limits.push(
      { what: name, value: duration, show: seconds },
      { what: `${name}: calls`, value: team.api.calls() - calls },
    )
  }
  try {
    await add('First push', () => team.push('--yes', '--max-types', '100'))
    await add('Push without changes', () => team.push('--yes', '--max-types', '100'))
    await add('Pull', () => team.pull())
  } finally {
    await team.close()
    await rm(folder, { recursive: true })
  }
  return limits
}

export const editor: Benchmark = {
  name: 'editor',
  description: 'push and pull, a week of saves (--saves) in the live preview, and publishes until they are live',
  run: async ({ saves, runs }) => {
    say('Pushing and pulling')
    const exchange = await measureExchange()
    const ofSaves = await measureSaves(saves)
    const values = await measurePublishes(runs)
    const slowest = { value: Math.max(...values), values, most: slowestPublish, show: seconds }
    return [...exchange, ...ofSaves, { what: 'From publish to live, the slowest', ...slowest }]
  },
}
