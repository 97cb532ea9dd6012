import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ApiFunction, compiledFunctions, functionRoutes, matchRoute } from './mount-functions'

describe('matchRoute', () => {
  it.each([
    [':crm/submitForm', '/api/hubspot/submitForm', { crm: 'hubspot' }],
    [':crm/submitForm', '/api/hubspot/submitForm/', { crm: 'hubspot' }],
    [':crm/submitForm', '/api/a%2Fb%20c/submitForm', { crm: 'a/b c' }],
    ['/:crm/file', '/api/hubspot/file', { crm: 'hubspot' }],
    ['health', '/api/health', {}],
  ])('%s is at %s', (route, pathname, params) => {
    expect(matchRoute(route, pathname)).toEqual(params)
  })

  it.each([
    [':crm/submitForm', '/api/submitForm'],
    [':crm/submitForm', '/api/hubspot/submitform'],
    [':crm/submitForm', '/api/hubspot/submitForm/more'],
    [':crm/submitForm', '/hubspot/submitForm'],
    [':crm/submitForm', '/api/%E0%A4%A/submitForm'],
    ['health', '/api/'],
  ])('%s is not at %s', (route, pathname) => {
    expect(matchRoute(route, pathname)).toBeUndefined()
  })
})

describe('functionRoutes', () => {
  const echo: ApiFunction = {
    route: ':crm/echo',
    load: () => ({
      config: { bodyParser: { raw: { limit: '1kb' } } },
      default: ({ method, params, query, body, originalUrl, readableEnded }, response) =>
        response
          .status(201)
          .json({ method, params, query, body: (body as Buffer | undefined)?.toString(), originalUrl, readableEnded }),
    }),
  }
  const greeting: ApiFunction = {
    route: 'greeting',
    load: () => ({ default: (_request, response) => response.send('Hello') }),
  }
  const load = jest.fn(() => {
    throw new Error('broken')
  })

  let server: Server
  let url: string

  beforeEach(async () => {
    const routes = functionRoutes([echo, greeting, { route: 'broken', load }])
    server = createServer((request, response) => {
      routes(request, response).then(
        (isAnswered) => isAnswered || response.writeHead(418).end(),
        () => response.writeHead(500).end(),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  it('hands a function its request, with the body read', async () => {
    const response = await fetch(`${url}/api/hub%20spot/echo?a=b`, { method: 'POST', body: 'hi' })
    expect(response.status).toBe(201)
    await expect(response.json()).resolves.toEqual({
      method: 'POST',
      params: { crm: 'hub spot' },
      query: { a: 'b' },
      body: 'hi',
      originalUrl: '/api/hub%20spot/echo?a=b',
      readableEnded: true,
    })
  })

  it('has no body for an empty request', async () => {
    await expect((await fetch(`${url}/api/x/echo`)).json()).resolves.not.toHaveProperty('body')
  })

  it('loads a function when it is asked for', async () => {
    await expect((await fetch(`${url}/api/greeting`)).text()).resolves.toBe('Hello')
    expect(load).not.toHaveBeenCalled()
    expect((await fetch(`${url}/api/broken`)).status).toBe(500)
  })

  it('leaves other paths to the host', async () => {
    expect((await fetch(`${url}/pricing/`)).status).toBe(418)
    expect((await fetch(`${url}/apis/x/echo`)).status).toBe(418)
  })

  it.each(['/api/', '/api/x/other', '/api/x/echo/more'])('answers %s with 404', async (path) => {
    const response = await fetch(`${url}${path}`)
    expect(response.status).toBe(404)
    await expect(response.json()).resolves.toMatchObject({ success: false })
  })

  it('rejects a larger body than the function allows', async () => {
    const post = (length: number) => fetch(`${url}/api/x/echo`, { method: 'POST', body: 'x'.repeat(length) })
    expect((await post(1024)).status).toBe(201)
    const response = await post(1025)
    expect(response.status).toBe(413)
    await expect(response.json()).resolves.toEqual({
      success: false,
      message: 'This is too large to send.',
    })
  })

  it('rejects too large a body without a length', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = send(
        `${url}/api/x/echo`,
        { method: 'POST', headers: { 'Transfer-Encoding': 'chunked' } },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      request.on('error', reject)
      for (let part = 0; part < 10; part += 1) request.write('x'.repeat(200))
      request.end()
    })
    expect(status).toBe(413)
  })

  it('does not wait for a body with far too large a length', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = send(`${url}/api/x/echo`, { method: 'POST', headers: { 'Content-Length': 1e9 } }, (response) => {
        response.resume()
        resolve(response.statusCode)
        request.destroy()
      })
      request.on('error', reject)
      request.flushHeaders()
    })
    expect(status).toBe(413)
  })

  it('takes no compressed body', async () => {
    const response = await fetch(`${url}/api/x/echo`, {
      method: 'POST',
      headers: { 'Content-Encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(1e6)),
    })
    expect(response.status).toBe(415)
  })
})

describe('compiledFunctions', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'functions-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('finds the functions of a build that was moved', async () => {
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

  it('reports a missing build', async () => {
    await expect(compiledFunctions(folder)).rejects.toThrow('Run "npm run build" first.')
  })
})
