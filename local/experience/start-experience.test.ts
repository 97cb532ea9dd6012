import { listen } from '../faults/local-server'
import { lazyRoutes } from './start-experience'
import { contentOf } from './test-support/content'

async function ask(routes: ReturnType<typeof lazyRoutes>, paths: readonly string[]): Promise<readonly number[]> {
  const { url, close } = await listen(async (request, response) => {
    const isAnswered = await Promise.resolve(routes(request, response)).catch(() => undefined)
    if (!isAnswered) response.writeHead(isAnswered === false ? 404 : 500).end()
  })
  const statuses: number[] = []
  for (const path of paths) statuses.push((await fetch(`${url}${path}`)).status)
  await close()
  return statuses
}

it('reads the content on the first request and leaves other paths to the host', async () => {
  const read = jest.fn(() => Promise.resolve(contentOf({})))
  const routes = lazyRoutes(read)
  expect(await ask(routes, ['/', '/pricing/', '/_experience-of-others/', '/?/_experience/'])).toEqual([
    404, 404, 404, 404,
  ])
  expect(read).not.toHaveBeenCalled()
  expect(await ask(routes, ['/_experience/', '/_experience/log?since=today'])).toEqual([200, 200])
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads the content again after a failure', async () => {
  const read = jest.fn(() => Promise.resolve(contentOf({}))).mockRejectedValueOnce(new Error('The content is broken.'))
  expect(await ask(lazyRoutes(read), ['/_experience/', '/_experience/'])).toEqual([500, 200])
})
