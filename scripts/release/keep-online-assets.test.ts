import { readFile } from 'node:fs/promises'
import { useOwnFolder, writeFiles } from '../../server/test-support/own-folder'
import { useSites } from '../../server/test-support/test-site'
import { keepOnlineAssets } from './keep-online-assets'

const sites = useSites()
const warn = jest.fn()
const at = useOwnFolder()

beforeEach(() => warn.mockClear())

const day = 24 * 60 * 60 * 1000
const scriptOf = (name: string): string => `app-${name.repeat(20)}.js`

/** Makes a build with its own script after the current one, and puts it online. */
async function deploy(name: string, online: string, now: number): Promise<string> {
  const pages = at(`${name}-${now}`)
  await writeFiles(pages, { 'index.html': name, [scriptOf(name)]: `run('${name}')` })
  await keepOnlineAssets(pages, online, now, warn)
  return (await sites.start({ folder: pages })).url
}

const statusOf = async (url: string, name: string): Promise<number> => (await fetch(`${url}/${scriptOf(name)}`)).status

const nothingOnline = async (): Promise<string> => (await sites.start()).url

it('keeps the files of earlier builds for a week after their replacement', async () => {
  const first = await deploy('a', await nothingOnline(), 0)
  const second = await deploy('b', first, 30 * day)
  expect(await (await fetch(`${second}/${scriptOf('a')}`)).text()).toBe("run('a')")
  const third = await deploy('c', second, 36 * day)
  expect([await statusOf(third, 'a'), await statusOf(third, 'b')]).toEqual([200, 200])
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['files outside the site', { 'static/../../evil.js': null, 'secret.txt': null }],
  ['deleted files', { [scriptOf('e')]: null }],
])('keeps no %s', async (_name, list) => {
  const files = { '_assets.json': JSON.stringify(list), 'evil.js': 'run()', 'secret.txt': 'secret' }
  const { url } = await sites.start({ folder: await sites.make(files) })
  await deploy('a', url, 0)
  const kept = JSON.parse(await readFile(at('a-0', '_assets.json'), 'utf8')) as unknown
  expect(kept).toEqual({ [scriptOf('a')]: null })
})

it.each(['no list', '{"a":1}'])('builds with a warning if the list is damaged: %s', async (list) => {
  const { url } = await sites.start({ folder: await sites.make({ '_assets.json': list }) })
  await deploy('a', url, 0)
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Files of earlier builds are not kept: /))
})
