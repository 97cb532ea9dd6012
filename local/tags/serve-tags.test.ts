import { listen, type LocalServer } from '../faults/local-server'
import { serveTags } from './serve-tags'

let server: LocalServer

beforeAll(async () => {
  server = await listen(async (request, response) => {
    if (!(await serveTags(request, response))) response.writeHead(418).end()
  })
})
afterAll(() => server.close())

it.each([
  ['/_tags/jquery.js', 200],
  ['/_tags/jquery.js?fault=fail', 503],
  ['/other/_tags/jquery.js', 418],
  ['/_tags/other.js', 404],
  ['/_tags/%2e%2e/serve-tags.js', 418],
])('answers %s with %i, where 418 is the host’s answer', async (path, status) => {
  expect((await fetch(server.url + path)).status).toBe(status)
})
