declare module 'autocannon' {
  interface Options {
    readonly url: string
    /** At the same time. */
    readonly connections: number
    /** In seconds. */
    readonly duration?: number
    /** Requests in all, instead of a duration. */
    readonly amount?: number
    readonly headers?: Readonly<Record<string, string>>
  }

  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    /** In ms. */
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly errors: number
    readonly non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
