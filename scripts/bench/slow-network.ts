import { type AddressInfo, createServer, Socket } from 'node:net'

/** Round-trip time in ms, throughput in bytes per second. */
export interface Network {
  readonly latency: number
  readonly throughput: number
}

/** WebPageTest's values. */
export const networks: Readonly<Record<'4G' | '3G', Network>> = {
  '4G': { latency: 170, throughput: 9_000_000 / 8 },
  '3G': { latency: 300, throughput: 1_600_000 / 8 },
}

export interface SlowNetwork {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Simulates a slow network in front of a local server. Unlike browser emulation, it also slows prefetches. */
export async function slowNetwork(port: number, { latency, throughput }: Network): Promise<SlowNetwork> {
  const sockets = new Set<Socket>()
  /** When the line has sent what it has taken so far, in ms. */
  let freeAt = 0
  const forward = (from: Socket, to: Socket, isDownload: boolean): void => {
    from.on('data', (chunk) => {
      const now = performance.now()
      if (isDownload) freeAt = Math.max(now, freeAt) + (chunk.length / throughput) * 1000
      setTimeout(() => to.writable && to.write(chunk), latency / 2 + (isDownload ? freeAt - now : 0))
    })
    from.on('close', () => setTimeout(() => to.end(), latency))
    from.on('error', () => to.destroy())
  }
  const server = createServer((client) => {
    const upstream = new Socket().connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) sockets.add(socket)
    forward(client, upstream, false)
    forward(upstream, client, true)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
