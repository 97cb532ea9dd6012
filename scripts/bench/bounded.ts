/**
 * Runs a function with a timeout.
 *
 * @param timeout in ms
 * @param run receives a function that names the current step
 * @throws Error naming the current step after the timeout
 */
export async function bounded<Result>(
  timeout: number,
  run: (waitFor: (what: string) => void) => Promise<Result>,
): Promise<Result> {
  let awaited = 'a page'
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_, reject) => {
    const fail = (): void => reject(new Error(`Timed out after ${timeout / 1000} s waiting for ${awaited}`))
    timer = setTimeout(fail, timeout)
  })
  try {
    return await Promise.race([run((what) => (awaited = what)), timedOut])
  } finally {
    clearTimeout(timer)
  }
}
