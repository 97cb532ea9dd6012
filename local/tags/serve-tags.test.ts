import { createContext, runInContext, type Context } from 'node:vm'
import { listen, type LocalServer } from '../faults/local-server'
import { serveTags } from './serve-tags'
import { tagsConfig } from './tags-config'

let server: LocalServer

beforeAll(async () => {
  server = await listen(async (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (!(await serveTags(request, response))) response.writeHead(418).end()
  })
})
afterAll(() => server.close())

/** Runs a script in a page. */
function run(code: string): void {
  const context: Context = createContext({ setTimeout })
  context.window = context
  runInContext(code, context)
}

describe('addresses', () => {
  it.each([
    ['/other/_tags/jquery.js', 418],
    ['/_tags/other.js', 404],
    ['/_tags/%2e%2e/serve-tags.js', 418],
  ])('answers %s with %i, where 418 is the host’s answer', async (path, status) => {
    expect((await fetch(server.url + path)).status).toBe(status)
  })
})

describe('faults', () => {
  it('fail with an error of the host', async () => {
    expect((await fetch(`${server.url}/_tags/jquery.js?fault=fail`)).status).toBe(503)
  })

  it('throw while the script runs', async () => {
    const code = await (await fetch(tagsConfig(server.url, { jquery: { fault: 'throw' } }).jquery.src)).text()
    expect(() => run(code)).toThrow('The stand-in for jquery throws')
  })

  it('send an HTML page that a browser would run as a script', async () => {
    const answer = await fetch(`${server.url}/_tags/jquery.js?fault=html`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBeNull()
    const code = await answer.text()
    expect(() => run(code)).toThrow(/Unexpected token/)
  })
})
