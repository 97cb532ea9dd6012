import { createInterface } from 'node:readline/promises'
import { allowClosedOutput } from '../../server/allow-closed-output'
import type { Terminal } from './connect'

/** The terminal of this process. Without one, it cannot prompt. If the output is closed, the command continues. */
export function terminal(): Terminal {
  allowClosedOutput()
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
