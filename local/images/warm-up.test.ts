import { useOwnFolder, writeFiles } from '../../server/test-support/own-folder'
import { listen, type LocalServer } from '../faults/local-server'
import { warmUp } from './warm-up'

const at = useOwnFolder()
let server: LocalServer
let requests: string[]

beforeEach(async () => {
  requests = []
  server = await listen(({ url = '', headers }, response) => {
    requests.push(`${headers.accept ?? ''} ${url}`)
    response.writeHead(url.includes('broken') ? 500 : 200).end()
  })
})

afterEach(() => server.close())

it('requests the AVIF of each picture once, those of the home page first', async () => {
  await writeFiles(at(), {
    'index.html': '<source srcset="/_images/s/broken/t/a.png?w=1 1w,/_images/s/a/t/a.png?w=1&amp;dpr=1 2w">',
    'pricing/index.html': '<img src="/_images/s/b/t/b.png?w=1"><img src="/_images/s/a/t/a.png?w=1">',
  })
  expect(await warmUp(at(), server.url, new AbortController().signal)).toBe(4)
  expect(requests).toEqual([
    'image/avif /_images/s/broken/t/a.png?w=1',
    'image/avif /_images/s/a/t/a.png?w=1&dpr=1',
    'image/avif /_images/s/b/t/b.png?w=1',
    'image/avif /_images/s/a/t/a.png?w=1',
  ])
})

it('stops when it is aborted', async () => {
  await writeFiles(at(), { 'index.html': '<img src="/_images/s/a/t/a.png">' })
  expect(await warmUp(at(), server.url, AbortSignal.abort())).toBe(0)
  expect(requests).toEqual([])
})
