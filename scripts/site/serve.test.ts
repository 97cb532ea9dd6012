import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../server/free-port'
import { Failure } from '../../src/lib/failure'
import { publicFolder } from './paths'
import { serve } from './serve'

jest.mock('../support/paths.mjs')
jest.mock('../../local/experience/read-content', () => ({
  readEmbedded: () => Promise.resolve({ audiences: [], experiences: [] }),
}))

beforeEach(async () => {
  process.env.LEADS_DATABASE_URL = `file:${path.dirname(publicFolder)}/leads.db`
  await mkdir(publicFolder, { recursive: true })
})
afterEach(() => rm(publicFolder, { recursive: true }))

const page = '<head></head><h1>Hearthside</h1>'
const makeBuild = () => writeFile(path.join(publicFolder, 'index.html'), page)

it('explains what to do without a built site', async () => {
  await expect(serve({})).rejects.toThrow(
    new Failure('There is no built site. Run "npm run build" first, or "npm start" to build and serve.'),
  )
})

async function whileServing(use: (origin: string) => Promise<void>, personalized?: boolean): Promise<void> {
  await makeBuild()
  const port = await freePort()
  let tell: (line: string) => void = () => undefined
  const said = new Promise<string>((resolve) => {
    tell = resolve
  })
  jest.spyOn(console, 'log').mockImplementation((line: string) => tell(line))
  const serving = serve({ port, personalized })
  try {
    expect(await said).toContain(`http://localhost:${port}`)
    await use(`http://localhost:${port}`)
  } finally {
    process.emit('SIGTERM')
    await serving
  }
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
}

it('serves until it is stopped', () =>
  whileServing(async (origin) => {
    expect(await (await fetch(`${origin}/`)).text()).toBe(page)
  }))

it('reports a port that is in use', () =>
  whileServing(async (origin) => {
    const port = Number(new URL(origin).port)
    await expect(serve({ port })).rejects.toThrow(
      new Failure(`Port ${port} is in use. Stop the program that uses it, or choose another port with --port N.`),
    )
  }))

it('logs why a request failed', async () => {
  const file = path.join(publicFolder, 'pricing.html')
  await writeFile(file, page)
  await whileServing(async (origin) => {
    await rm(file)
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect((await fetch(`${origin}/pricing.html`)).status).toBe(500)
    expect(write).toHaveBeenCalledWith(expect.stringContaining('ENOENT'))
    write.mockRestore()
  })
})

it('serves the site even if the database cannot be opened', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, LEADS_DATABASE_URL: 'file:/dev/null/leads.db' })
  const reported = new Promise<unknown[]>((resolve) => {
    jest.spyOn(console, 'error').mockImplementation((...line: unknown[]) => resolve(line))
  })
  await whileServing(async (origin) => {
    expect(await (await fetch(`${origin}/`)).text()).toBe(page)
    expect(await reported).toEqual([
      expect.stringMatching(/^\[leads\] No lead can be stored: Cannot open the leads database .*: .*$/),
    ])
  })
})

describe('the stand-in for personalization', () => {
  const ask = async (origin: string): Promise<number> => (await fetch(`${origin}/_experience/log`)).status

  const isUsed = async (origin: string): Promise<boolean> =>
    (await (await fetch(`${origin}/`)).text()).includes('"url":"/_experience"')

  it('runs with the embedded space and personalizes pages on request', async () => {
    await whileServing(async (origin) => {
      expect([await ask(origin), await isUsed(origin)]).toEqual([200, false])
    })
    await whileServing(async (origin) => {
      expect([await ask(origin), await isUsed(origin)]).toEqual([200, true])
    }, true)
  })

  it('is unused by pages with a configured account', () => {
    jest.replaceProperty(process, 'env', { ...process.env, PERSONALIZATION_CLIENT_ID: 'real' })
    return whileServing(async (origin) => {
      expect(await isUsed(origin)).toBe(false)
    }, true)
  })

  it('does not run with a real space', () => {
    jest.replaceProperty(process, 'env', { ...process.env, CONTENTFUL_SPACE_ID: 'real' })
    return whileServing(async (origin) => {
      expect([await ask(origin), await isUsed(origin)]).toEqual([404, false])
    }, true)
  })
})
