import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isPreview } from '../../server/site/open-site'
import { finishSite } from './finish-site'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'finish-'))
})
afterEach(() => rm(folder, { recursive: true }))

it.each([true, false])('tells servers whether the site has drafts: %s', async (hasDrafts) => {
  await finishSite(folder, hasDrafts)
  await expect(isPreview(folder)).resolves.toBe(hasDrafts)
})

it('leaves a site without a description published', async () => {
  await expect(isPreview(folder)).resolves.toBe(false)
})
