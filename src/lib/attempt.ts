/**
 * Runs what may throw.
 *
 * @param onError is told of an error
 * @returns what `act` returns, or `undefined` after an error
 */
export const attempt = <Result>(act: () => Result, onError?: (error: unknown) => void): Result | undefined => {
  try {
    return act()
  } catch (error) {
    onError?.(error)
  }
  return undefined
}
