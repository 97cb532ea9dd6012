import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

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
 * @returns answers per second, and the number of failures
 */
export async function load(address: string, connections: number, seconds: number) {
  const { host, hostname, port, pathname } = new URL(address)
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`
  const buffer = Buffer.allocUnsafe(256 * 1024)
  let answers = 0
  let failures = 0
  let isOver = false

  const open = (): net.Socket => {
    let left = 0
    const send = (): void => void socket.write(request)
    const fail = (): void => {
      if (!isOver) failures += 1
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
      answers += 1
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
  return { rate: answers / seconds, failures }
}
