import path from 'node:path'
import { watch } from 'chokidar'
import { isLeftover } from './files'

const parts = new Set(['entries', 'assets', 'space.yaml'])

/** Ms without saves before a change is reported. */
const quiet = 150

export interface WatchOptions {
  readonly contentFolder: string
  /** Calls do not overlap. */
  readonly onChange: () => void | Promise<void>
  /** Default: a process warning. */
  readonly onError?: (error: unknown) => void
}

export async function watchContent(options: WatchOptions): Promise<{ readonly close: () => Promise<void> }> {
  const { contentFolder, onChange, onError = (error) => process.emitWarning(String(error)) } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange).catch(onError)
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
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
      await running
    },
  }
}
