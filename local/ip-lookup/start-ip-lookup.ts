import { type FaultName, listen, sendJson, sendWithFault } from '../faults/local-server'

export type IpLookup = Awaited<ReturnType<typeof startIpLookup>>

/** A stand-in for the public IP lookup (requirements 7.1): answers `{"ip": "…"}` to any origin. */
export async function startIpLookup(port?: number) {
  let fault: FaultName | undefined
  let calls = 0
  const server = await listen(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.method !== 'GET') {
      sendJson(response, { status: 405, body: { error: 'GET only' } })
      return
    }
    calls += 1
    await sendWithFault(request, response, { status: 200, body: { ip: '203.0.113.7' } }, fault)
  }, port)
  return {
    ...server,
    setFault: (next: FaultName | undefined): void => {
      fault = next
    },
    calls: () => calls,
  }
}
