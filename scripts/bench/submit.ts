import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { submitPath } from '../../src/forms/model/contract'
import { faultTestForms } from '../leads/fault-test/submissions'

/** Sends unique submissions on keep-alive connections. */
export function startClient(url: string, connections = Infinity) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const headers = { 'Content-Type': 'application/json' }
  const times: number[] = []
  let failures = 0
  return {
    send: async (): Promise<void> => {
      const submissionId = randomUUID()
      const body = JSON.stringify({
        formId: faultTestForms[0]?.id,
        submissionId,
        email: `${submissionId}@bench.example`,
        message: 'A message of usual length, with what the team would like to know.\n'.repeat(4),
        pageUri: 'https://www.example.com/lp/get-a-demo/',
        pageName: 'Get a demo',
        ipAddress: '203.0.113.7',
        elapsedMs: 20_000,
      })
      const sent = performance.now()
      const status = await new Promise<number | undefined>((resolve) => {
        const request = http.request(url + submitPath, { method: 'POST', agent, headers }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode))
        })
        request.on('error', () => resolve(undefined)).end(body)
      })
      if (status === 200) times.push(performance.now() - sent)
      else failures += 1
    },
    stop: () => agent.destroy(),
    times,
    failures: () => failures,
  }
}
