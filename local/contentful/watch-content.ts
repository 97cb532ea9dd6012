import path from 'node:path'
import { watch } from 'chokidar'
import { isLeftover } from './files'

const parts = new Set(['entries', 'assets', 'space.yaml'])

/** Ms without saves before a change is reported. */
const quiet = 150

/** @param onChange calls do not overlap; an error becomes a process warning */
export async function watchContent(contentFolder: string, onChange: () => void | Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange).catch((error: unknown) => process.emitWarning(String(error)))
    }, quiet)
  }

  const root = path.resolve(contentFolder)
  // Watches the folder, because `assets/` may be created later.
  const isIgnored = (file: string) => {
    const [first = '', ...rest] = path.relative(root, file).split(path.sep)
    return (first !== '' && !parts.has(first)) || rest.some(isLeftover)
  }
  const watcher = watch(root, { ignoreInitial: true, ignored: isIgnored })
  watcher.on('all', schedule)
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return {
    close: async (): Promise<void> => {
      clearTimeout(timer)
      await watcher.close()
      await running
    },
  }
}
