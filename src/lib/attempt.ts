/** Runs a function that may throw; returns `undefined` after an error. */
export const attempt = <Result>(act: () => Result, onError?: (error: unknown) => void): Result | undefined => {
  try {
    return act()
  } catch (error) {
    onError?.(error)
  }
  return undefined
}
