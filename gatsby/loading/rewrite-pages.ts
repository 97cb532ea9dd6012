import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { pageRewriter, type BuiltPages, type RewrittenPage } from './rewrite-page'

/** What a thread is started with. */
export interface ThreadData extends BuiltPages {
  readonly names: readonly string[]
  /** Place of the next page: threads take pages from one list. */
  readonly next: Int32Array
}

/** Below this number of pages, a thread takes longer to start than it saves. */
const fewPages = 200

/** The code of `rewrite-pages.worker.ts`: Gatsby has only one bundle for all of its hooks. */
function threadCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve('gatsby/loading/rewrite-pages.worker.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  })
  return outputFiles[0]?.text ?? ''
}

const runThread = (code: string, workerData: ThreadData): Promise<readonly RewrittenPage[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(code, { eval: true, workerData })
    thread.once('message', resolve).once('error', reject)
    thread.once('exit', () => {
      reject(new Error('A thread that rewrites pages has ended too early.'))
    })
  })

/**
 * Rewrites pages: many of them on all processors.
 *
 * @param names of the pages, as paths below the folder
 * @throws Error when one of them can't be read or written
 */
export async function rewritePages(
  names: readonly string[],
  pages: BuiltPages,
  threads = os.availableParallelism(),
): Promise<readonly RewrittenPage[]> {
  if (names.length >= fewPages && threads > 1) {
    const code = threadCode()
    const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const run = async (): Promise<readonly RewrittenPage[]> => {
      try {
        return await runThread(code, { ...pages, names, next })
      } catch (error) {
        // The other threads take no further page.
        Atomics.store(next, 0, names.length)
        throw error
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: threads }, run))
    return ended.flatMap((thread) => {
      if (thread.status === 'rejected') throw thread.reason as Error
      return thread.value
    })
  }
  const rewrite = pageRewriter(pages)
  const rewritten: RewrittenPage[] = []
  for (const name of names) rewritten.push(await rewrite(name))
  return rewritten
}
