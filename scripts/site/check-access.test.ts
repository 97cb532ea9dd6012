import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { RunningContentful } from '../../local/contentful/open-contentful'
import { makeContentFolder, type ContentFolder } from '../../local/contentful/test-support/content-folder'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { Failure } from '../support/command'
import { checkAccess, type Access } from './check-access'

const script = `
  const { checkAccess } = require(${JSON.stringify(path.join(__dirname, 'check-access.ts'))})
  const [access] = process.argv.slice(1)
  checkAccess(JSON.parse(access)).then(
    () => console.log('granted'),
    (error) => console.log(\`\${error.name}: \${error.message}\`),
  )
`

/** One sentence: the period is at the end. */
const oneSentence = /^Failure: [^\n]*[^\s.]\.$/
const sentenceEnd = /[.!?] /

let content: ContentFolder
let stateFolder: string
let contentful: RunningContentful

/** Checks in a process that trusts the local API's certificate. Node reads trusted certificates only when it starts. */
async function check(changes: Partial<Access>): Promise<string> {
  const access: Access = {
    spaceId: contentful.spaceId,
    accessToken: contentful.deliveryToken,
    environment: contentful.environment,
    host: contentful.deliveryHost,
    ...changes,
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--eval', script, JSON.stringify(access)],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: contentful.caFile } },
  )
  return stdout.trim()
}

/** An address of this machine without a server. */
async function silentHost(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `127.0.0.1:${port}`
}

beforeAll(async () => {
  content = await makeContentFolder({})
  stateFolder = await mkdtemp(path.join(os.tmpdir(), 'contentful-state-'))
  contentful = await startContentful({ contentFolder: content.folder, stateFolder, port: 0 })
})

afterAll(async () => {
  await contentful.close()
  await content.remove()
  await rm(stateFolder, { recursive: true })
})

it('accepts valid settings, for published content and for drafts', async () => {
  expect(await check({})).toBe('granted')
  expect(await check({ host: contentful.previewHost, accessToken: contentful.previewToken })).toBe('granted')
})

it.each([
  [
    'a wrong token',
    { accessToken: 'wrong' },
    /refuses the token for space "test-space": check .*CONTENTFUL_ACCESS_TOKEN/,
  ],
  ['no token', { accessToken: '' }, /CONTENTFUL_SPACE_ID is set but CONTENTFUL_ACCESS_TOKEN is not/],
  ['a wrong space', { spaceId: 'elsewhere' }, /no space "elsewhere".*check CONTENTFUL_SPACE_ID and/],
  ['a wrong environment', { environment: 'staging' }, /an environment "staging".*CONTENTFUL_ENVIRONMENT/],
])('explains %s in one sentence', async (_what, changes, message) => {
  const answer = await check(changes)
  expect(answer).toMatch(oneSentence)
  expect(answer).not.toMatch(sentenceEnd)
  expect(answer).toMatch(message)
})

it('rejects a token of the other API', async () => {
  expect(await check({ accessToken: contentful.previewToken })).toMatch(/refuses the token/)
})

it('explains in one sentence that the host does not answer, and why', async () => {
  const host = await silentHost()
  const answer = await check({ host })
  expect(answer).toBe(
    `Failure: Contentful at ${host} can't be reached (ECONNREFUSED): check the network and CONTENTFUL_HOST.`,
  )
})

describe('with a failing Contentful', () => {
  const access: Access = { spaceId: 'space', accessToken: 'token', environment: 'master', host: 'cdn.contentful.test' }

  it.each([429, 500, 503])('reports status %d', async (status) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status }))
    await expect(checkAccess(access)).rejects.toThrow(
      new Failure(`Contentful at cdn.contentful.test answers with status ${status}: try again later.`),
    )
  })

  it('reports a timeout', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('aborted', 'TimeoutError'))
    await expect(checkAccess(access)).rejects.toThrow(/can't be reached \(timed out after 10 s\)/)
  })
})
