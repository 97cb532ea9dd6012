import { createServer, Socket, type AddressInfo } from 'node:net'

/** Lighthouse's slow 4G, and WebPageTest's 4G: round-trip time in ms, throughput in bytes per second. */
export const networks = {
  slow4G: { latency: 150, throughput: 1_600_000 / 8 },
  fast4G: { latency: 170, throughput: 9_000_000 / 8 },
} as const

export type Network = (typeof networks)[keyof typeof networks]

/** A slow network in front of a local server. Unlike emulation in browsers, it also slows prefetches. */
export async function slowNetwork(port: number, { latency, throughput }: Network) {
  const sockets = new Set<Socket>()
  /** When the line has sent all its data, in ms. */
  let freeAt = 0
  const forward = (from: Socket, to: Socket, isDownload: boolean): void => {
    sockets.add(from)
    from.on('data', (chunk) => {
      const now = performance.now()
      if (isDownload) freeAt = Math.max(now, freeAt) + (chunk.length / throughput) * 1000
      setTimeout(() => to.writable && to.write(chunk), latency / 2 + (isDownload ? freeAt - now : 0))
    })
    from.on('close', () => setTimeout(() => to.end(), latency))
    from.on('error', () => to.destroy())
  }
  const line = createServer((client) => {
    const upstream = new Socket().connect(port, '127.0.0.1')
    forward(client, upstream, false)
    forward(upstream, client, true)
  })
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve))
  return {
    // Over HTTP, browsers run service workers only on this host.
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}
