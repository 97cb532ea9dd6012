import { type FaultName, listen, type LocalServer, sendJson, sendWithFault } from '../faults/local-server'

export interface IpLookupOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** The address that it gives; one that is kept for examples by default. */
  readonly ip?: string
}

export interface IpLookup extends LocalServer {
  /** Makes every answer fail from now on; `undefined` ends it. */
  readonly setFault: (fault: FaultName | undefined) => void
  /** How often it was asked. */
  readonly calls: () => number
}

/**
 * Starts a stand-in for the public IP address lookup: it answers `GET /?format=json` with `{"ip": "…"}`, for
 * pages of any origin (requirements 7.1).
 */
export async function startIpLookup({ port, ip = '203.0.113.7' }: IpLookupOptions = {}): Promise<IpLookup> {
  let fault: FaultName | undefined
  let calls = 0
  const server = await listen(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.method !== 'GET') {
      sendJson(response, { status: 405, body: { error: 'GET only' } })
      return
    }
    calls += 1
    await sendWithFault(request, response, { status: 200, body: { ip } }, fault)
  }, port)
  return {
    ...server,
    setFault: (next) => {
      fault = next
    },
    calls: () => calls,
  }
}
