import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { compiledFunctions } from './compiled-functions'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'functions-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('finds the functions of a build, wherever the build has been moved to', async () => {
  await mkdir(path.join(folder, '[crm]'))
  await writeFile(path.join(folder, '[crm]/submitForm.js'), 'module.exports = { default: () => "submitted" }')
  const entry = {
    functionRoute: '[crm]/submitForm',
    matchPath: ':crm/submitForm',
    relativeCompiledFilePath: '[crm]/submitForm.js',
    absoluteCompiledFilePath: '/elsewhere/[crm]/submitForm.js',
  }
  const plain = { functionRoute: 'health', relativeCompiledFilePath: 'health.js' }
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify([entry, plain]))
  const [submitForm, health] = await compiledFunctions(folder)
  expect([submitForm?.route, health?.route]).toEqual([':crm/submitForm', 'health'])
  const loaded = await submitForm?.load()
  expect((loaded?.default as () => unknown)()).toBe('submitted')
})

it('says what to do when there is no build', async () => {
  await expect(compiledFunctions(folder)).rejects.toThrow('Run "npm run build" first.')
})
