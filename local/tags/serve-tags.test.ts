import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContext, runInContext, type Context } from 'node:vm'
import { visitorInfoKey } from '../../src/lib/storage-keys'
import { serveTags } from './serve-tags'
import { tagsConfig, type SwitchesByVendor } from './tags-config'

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    void Promise.resolve(serveTags(request, response)).then((isAnswered) => {
      if (!isAnswered) response.writeHead(418).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
})

interface Call {
  readonly vendor: string
  readonly call: string
  readonly args: readonly unknown[]
}

/** A minimal local storage. */
const makeStorage = (): { readonly getItem: (key: string) => string | null } => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as { readonly getItem: (key: string) => string | null }
}

/** A page that runs scripts; `values` are on its window. */
function makePage(values: Readonly<Record<string, unknown>> = {}) {
  const localStorage = makeStorage()
  const context: Context = createContext({ localStorage, EventTarget, CustomEvent, Event, setTimeout, ...values })
  context.window = context
  return {
    window: context,
    localStorage,
    run: (code: string): void => void runInContext(code, context),
    calls: (): Call[] => JSON.parse(JSON.stringify(context.__tags ?? [])) as Call[],
  }
}

const scriptOf = async (
  name: keyof ReturnType<typeof tagsConfig>,
  switches: SwitchesByVendor = {},
): Promise<string> => {
  const answer = await fetch(tagsConfig(origin, switches)[name].src)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  return answer.text()
}

const of = (vendor: string, ...calls: readonly (readonly [call: string, ...args: unknown[]])[]): Call[] =>
  [['load'] as const, ...calls].map(([call, ...args]) => ({ vendor, call, args }))

describe('addresses', () => {
  it.each([
    ['/other/_tags/jquery.js', 418],
    ['/_tags/other.js', 404],
    ['/_tags/%2e%2e/serve-tags.js', 418],
  ])('answers %s with %i, where 418 is the host’s answer', async (path, status) => {
    expect((await fetch(origin + path)).status).toBe(status)
  })
})

describe('stand-ins', () => {
  it('for the help widget accept queued and later calls', async () => {
    const page = makePage({ Beacon: { readyQueue: [{ method: 'prefill', options: { subject: 'Hello' } }] } })
    page.run(await scriptOf('helpChat'))
    page.run("Beacon('init', 'local'); Beacon('reset')")
    expect(page.calls()).toEqual(of('helpChat', ['prefill', { subject: 'Hello' }], ['init', 'local'], ['reset']))
  })

  it('for visitor enrichment store the company in local storage and record page views', async () => {
    const page = makePage({ ZIProjectKey: 'local' })
    page.run(await scriptOf('visitorEnrichment', { visitorEnrichment: { employees: '10', country: 'Ch"ina' } }))
    page.run("standInEnrichment('page', { path: '/a/' })")
    expect(page.calls()).toEqual(of('visitorEnrichment', ['init', 'local'], ['page', { path: '/a/' }]))
    expect(JSON.parse(page.localStorage.getItem(visitorInfoKey) ?? '')).toEqual({
      status: 'success',
      ziDetails: { employeeCount: 10, country: 'Ch"ina' },
    })
  })

  it.each([
    ['opt-in', false],
    ['opt-out', true],
  ] as const)('for the consent tool set the default answer for %s to %s', async (regime, answer) => {
    const page = makePage()
    page.run(await scriptOf('consentTool', { consentTool: { regime } }))
    page.run('consent = airgap.getConsent()')
    expect(page.window.consent).toMatchObject({ confirmed: false, purposes: { Analytics: answer, SaleOfInfo: answer } })
  })

  it('for the consent tool report decisions and keep them for the next page', async () => {
    const code = await scriptOf('consentTool')
    const page = makePage()
    page.run(code)
    page.run("heard = 0; airgap.addEventListener('consent-change', () => { heard += 1 }); airgap.optOut()")
    expect(page.window.heard).toBe(1)

    const next = makePage({ localStorage: page.localStorage })
    next.run(code)
    next.run('consent = airgap.getConsent()')
    expect(next.window.consent).toMatchObject({ confirmed: true, purposes: { Analytics: false } })
  })
})

describe('faults', () => {
  it('fail with an error of the host', async () => {
    expect((await fetch(`${origin}/_tags/jquery.js?fault=fail`)).status).toBe(503)
  })

  it('throw while the script runs', async () => {
    const code = await scriptOf('jquery', { jquery: { fault: 'throw' } })
    expect(() => makePage().run(code)).toThrow('The stand-in for jquery throws')
  })

  it('send an HTML page that a browser would run as a script', async () => {
    const answer = await fetch(`${origin}/_tags/jquery.js?fault=html`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBeNull()
    const code = await answer.text()
    expect(() => makePage().run(code)).toThrow(/Unexpected token/)
  })
})
