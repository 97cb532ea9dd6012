import { createInterface } from 'node:readline/promises'
import type { Terminal } from './connect'

/** The terminal of this process. Without one, it cannot prompt. */
export function terminal(): Terminal {
  return {
    print: (line) => console.log(line),
    ask: process.stdin.isTTY
      ? async (question) => {
          const lines = createInterface({ input: process.stdin, output: process.stdout })
          try {
            return await lines.question(question)
          } finally {
            lines.close()
          }
        }
      : undefined,
  }
}
