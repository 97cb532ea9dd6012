import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { listen, type LocalServer } from '../faults/local-server'
import { warmUp } from './warm-up'

let folder: string
let server: LocalServer
let requests: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'warm-up-'))
  requests = []
  server = await listen(({ url = '', headers }, response) => {
    requests.push(`${headers.accept ?? ''} ${url}`)
    response.writeHead(url.includes('broken') ? 500 : 200).end()
  })
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function page(name: string, html: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, name), html)
}

it('requests the AVIF of each picture once, those of the home page first', async () => {
  await page('pricing/index.html', '<img src="/_images/s/b/t/b.png?w=1"><img src="/_images/s/a/t/a.png?w=1">')
  await page('index.html', '<source srcset="/_images/s/broken/t/a.png?w=1 1w,/_images/s/a/t/a.png?w=1&amp;dpr=1 2w">')
  expect(await warmUp(folder, server.url, new AbortController().signal)).toBe(4)
  expect(requests).toEqual([
    'image/avif /_images/s/broken/t/a.png?w=1',
    'image/avif /_images/s/a/t/a.png?w=1&dpr=1',
    'image/avif /_images/s/b/t/b.png?w=1',
    'image/avif /_images/s/a/t/a.png?w=1',
  ])
})

it('stops when it is aborted', async () => {
  await page('index.html', '<img src="/_images/s/a/t/a.png">')
  expect(await warmUp(folder, server.url, AbortSignal.abort())).toBe(0)
  expect(requests).toEqual([])
})
