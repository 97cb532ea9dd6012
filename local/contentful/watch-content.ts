import path from 'node:path'
import { watch } from 'chokidar'
import { isLeftover } from './files'

/** What of the content folder is content; the model beside it is not. */
const parts = new Set(['entries', 'assets', 'space.yaml'])

/** Editors save in several steps; this long after the last one, in milliseconds, the change is reported. */
const quiet = 150

export interface WatchOptions {
  readonly contentFolder: string
  /** Files of the content have changed. It is called again only when it has finished. */
  readonly onChange: () => void | Promise<void>
  /** `onChange` failed. A warning of the process when absent. */
  readonly onError?: (error: unknown) => void
}

/**
 * Watches the files of the content.
 *
 * @returns once the watcher is ready; `close` ends it
 */
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
  // The folder itself is watched, so that `assets/` is seen when it is made later.
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
