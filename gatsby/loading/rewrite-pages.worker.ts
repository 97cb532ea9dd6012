import { parentPort, workerData } from 'node:worker_threads'
import { pageRewriter, type RewrittenPage } from './rewrite-page'
import type { ThreadData } from './rewrite-pages'

/** A thread of `rewritePages`: rewrites pages as long as there are any that no other thread has taken. */
async function rewriteTaken({ names, next, ...pages }: ThreadData): Promise<void> {
  const rewrite = pageRewriter(pages)
  const take = (): string | undefined => names[Atomics.add(next, 0, 1)]
  const rewritten: RewrittenPage[] = []
  for (let name = take(); name !== undefined; name = take()) rewritten.push(await rewrite(name))
  parentPort?.postMessage(rewritten)
}

void rewriteTaken(workerData as ThreadData)
