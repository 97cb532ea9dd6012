import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { submitPath } from '../../src/data/forms'

export interface Load {
  /** Answers in a second. */
  readonly rate: number
  /** Milliseconds that half of the answers took at most, and 99 of 100. */
  readonly median: number
  readonly p99: number
  readonly answers: number
  readonly failures: number
}

interface LoadOptions {
  /** Clients that each wait for an answer before they send again. */
  readonly clients: number
  /** Milliseconds. */
  readonly duration: number
  readonly formId: string
}

/** @returns whether it was answered with success */
function submit(url: string, agent: http.Agent, formId: string): Promise<boolean> {
  const id = randomUUID()
  const body = JSON.stringify({
    formId,
    submissionId: id,
    email: `${id}@bench.example`,
    message: 'A message of usual length, with what the team would like to know.\n'.repeat(4),
    pageUri: 'https://www.example.com/lp/get-a-demo/',
    pageName: 'Get a demo',
    ipAddress: '203.0.113.7',
    elapsedMs: 20_000,
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const request = http.request(`${url}${submitPath}`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200))
    })
    request.on('error', () => resolve(false))
    request.end(body)
  })
}

/** The value that the given part of all values is not above. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Sends as many submissions as the server takes, for a while. */
export async function measureLoad(url: string, { clients, duration, formId }: LoadOptions): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let failures = 0
  const began = performance.now()
  const client = async (): Promise<void> => {
    while (performance.now() - began < duration) {
      const sent = performance.now()
      if (await submit(url, agent, formId)) times.push(performance.now() - sent)
      else failures += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((first, second) => first - second)
  return {
    rate: times.length / seconds,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    answers: times.length,
    failures,
  }
}
