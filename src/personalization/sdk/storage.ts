import { readLocal, removeLocal, writeLocal } from '../../lib/local-storage'

/** Where the SDK keeps what it knows of the visitor; all of its keys begin with `__nt`. */
export interface ProfileStorage {
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
 * Local storage for the SDK. Where a browser refuses it, a visitor is known as long as the document
 * lasts; the SDK's own fallback would be cookies, which this site keeps few and small.
 *
 * @param isAllowed asked before anything is stored
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
