import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { contentModel } from '../../content/model'
import { readSpace } from '../../local/contentful/read-space'
import { picture } from '../../local/contentful/test-support/content-folder'
import { contentFolder } from '../site/paths'
import { faq, item, startTeam, type Team } from './test-support/team'

let team: Team

beforeEach(async () => {
  team = await startTeam()
})

afterEach(() => team.close())

/** The contents of all files of `entries` and `assets`, by path. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const part of ['entries', 'assets']) {
    for (const item of await readdir(path.join(folder, part), { recursive: true, withFileTypes: true })) {
      const file = path.join(item.parentPath, item.name)
      if (item.isFile()) files.set(path.relative(folder, file), await readFile(file, 'latin1'))
    }
  }
  return files
}

/** Paths of files that differ, or that one side lacks. */
const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort()

const nothingToDo = ['Nothing to do: the files match space target, environment master.']

describe('a pull', () => {
  it('after a push of the embedded content leaves every file as it is', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'embedded-'))
    await cp(contentFolder, folder, { recursive: true })
    const embedded = await startTeam(folder, contentModel)
    try {
      expect((await embedded.push('--yes', '--max-types', '100')).error).toBeUndefined()
      const before = await filesIn(folder)
      expect(await embedded.pull()).toEqual({ lines: nothingToDo, error: undefined })
      expect(differences(before, await filesIn(folder))).toEqual([])

      const space = await readSpace(folder)
      for (const part of ['entries', 'assets']) await rm(path.join(folder, part), { recursive: true })
      await rm(embedded.recordFolder, { recursive: true })
      expect((await embedded.pull()).error).toBeUndefined()
      expect(await readSpace(folder)).toEqual(space)
      embedded.api.writes.length = 0
      expect((await embedded.push('--yes', '--max-types', '100')).error).toBeUndefined()
      expect(embedded.api.writes).toEqual([])
    } finally {
      await embedded.close()
      await rm(folder, { recursive: true })
    }
  })
})
