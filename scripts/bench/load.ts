import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { count, medians, milliseconds, quantile, sum } from './figures'

/** Answers to one kind of request. Times are in ms. */
export interface Rate {
  /** Answers per second. */
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

/** @param times of the answers; `undefined` for a failure */
export function rateOf(times: readonly (number | undefined)[], seconds: number): Rate {
  const answered = times.filter((time) => time !== undefined)
  return {
    rate: answered.length / seconds,
    p50: quantile(answered, 0.5),
    p99: quantile(answered, 0.99),
    failures: times.length - answered.length,
  }
}

/** The median of each figure, and all failures. */
export const middleOf = (rates: readonly Rate[]): Rate => ({
  ...medians(rates, ['rate', 'p50', 'p99']),
  failures: sum(rates.map(({ failures }) => failures)),
})

/** Columns of a table: rate, median, p99, failures. */
export const showRate = ({ rate, p50, p99, failures }: Rate): readonly string[] => [
  `${count(rate)}/s`,
  milliseconds(p50),
  milliseconds(p99),
  count(failures),
]

/** The length in bytes of an answer with status 200, from its headers. */
function lengthOf(start: string): number | undefined {
  const head = start.slice(0, start.indexOf('\r\n\r\n') + 4)
  const [, length] = /^content-length: (\d+)\r$/im.exec(head) ?? []
  return head.startsWith('HTTP/1.1 200 ') && length !== undefined ? head.length + Number(length) : undefined
}

/**
 * Requests a file on keep-alive connections, again as soon as each answer is complete. It reads only the headers: a
 * client that parses more, such as autocannon, is slower than nginx, so all hosts would look alike.
 *
 * @param address of a file, with or without gzip
 * @param seconds duration
 */
export async function load(address: string, connections: number, seconds: number): Promise<Rate> {
  const { host, hostname, port, pathname } = new URL(address)
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`
  const buffer = Buffer.allocUnsafe(256 * 1024)
  const times: (number | undefined)[] = []
  let isOver = false

  const open = (): net.Socket => {
    let sent = 0
    let left = 0
    const send = (): void => {
      sent = performance.now()
      socket.write(request)
    }
    const fail = (): void => {
      if (!isOver) times.push(undefined)
      socket.destroy()
    }
    const callback = (size: number): boolean => {
      const length = left > 0 ? left : lengthOf(buffer.toString('latin1', 0, Math.min(size, 16 * 1024)))
      if (length === undefined || length < size) {
        fail()
        return false
      }
      left = length - size
      if (left > 0 || isOver) return true
      times.push(performance.now() - sent)
      send()
      return true
    }
    const socket = net.connect({ host: hostname, port: Number(port), onread: { buffer, callback } }, send)
    return socket.on('error', fail).on('end', fail)
  }

  const sockets = Array.from({ length: connections }, open)
  await sleep(seconds * 1000)
  isOver = true
  for (const socket of sockets) socket.destroy()
  return rateOf(times, seconds)
}
