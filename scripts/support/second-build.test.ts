import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { secondBuildVariables } from './second-build.mjs'

it('names the second build when there is one', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'second-build-'))
  expect(secondBuildVariables(folder)).toEqual({})
  await writeFile(path.join(folder, 'index.html'), '<h1>Hearthside</h1>')
  expect(secondBuildVariables(folder)).toEqual({ SECOND_BUILD: folder })
  await rm(folder, { recursive: true })
})
