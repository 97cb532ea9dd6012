import { readLocal, removeLocal, writeLocal } from '../../lib/local-storage'

/** The SDK's storage; all of its keys begin with `__nt`. */
interface ProfileStorage {
  readonly getItem: (key: string) => unknown
  readonly setItem: (key: string, value: unknown) => void
  readonly removeItem: (key: string) => void
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Local storage for the SDK, or memory where the browser refuses it; the SDK would use large cookies.
 *
 * @param isAllowed called before each write
 */
export function createStorage(isAllowed: () => boolean): ProfileStorage {
  const memory = new Map<string, unknown>()
  return {
    getItem: (key) => {
      if (memory.has(key)) return memory.get(key)
      const text = readLocal(key)
      return text === undefined ? null : parse(text)
    },
    setItem: (key, value) => {
      if (!isAllowed()) return
      if (writeLocal(key, JSON.stringify(value))) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem: (key) => {
      memory.delete(key)
      removeLocal(key)
    },
  }
}
