import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openPreview, type PreviewSite } from '../../tests/integration/preview-site'
import { waitFor } from '../../tests/integration/run-site'
import { say } from './benchmark'
import { quantile, seconds, time } from './figures'
import type { Limit } from './limits'

/** What is saved in turn: an entry, a field, and the data that shows the change. */
const kinds = [
  ['page/inbox', 'title', 'page-data/inbox/page-data.json'],
  ['blogPost/post-after-a-hard-conversation', 'title', 'page-data/blog/after-a-hard-conversation/page-data.json'],
  ['hero/inbox-hero', 'heading', 'page-data/inbox/page-data.json'],
  ['navigationLink/navigation-team-mailboxes', 'title', 'slice-data/header.json'],
  ['siteSettings/site-settings', 'siteName', 'page-data/index/page-data.json'],
] as const

/** Limit in ms from a save until the preview shows it. */
const slowestSave = 3000

/**
 * In ms. Gatsby holds a request for five seconds if it arrives during a query without changes. Open pages do not wait
 * for it: their socket gets the results.
 */
const longestLook = 700

const megabytes = (value: number): string => `${Math.round(value)} MB`

/** Memory of Gatsby's process in MB. */
async function memoryOf({ site }: PreviewSite): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'rss=,args='])
  const line = stdout.split('\n').find((each) => each.includes(`${site.folder}/.cache/tmp-`))
  return Number(line?.trim().split(' ')[0] ?? 0) / 1024
}

/** Saves in a live preview of a copy of the site until the preview shows each change. */
export async function measureSaves(saves: number): Promise<readonly Limit[]> {
  const memory: number[] = []
  const times = kinds.map((): number[] => [])
  let restarts = 0
  const preview = await openPreview('bench-preview')
  const isRunning = async (): Promise<boolean> => (await preview.open('/')).status !== 503
  try {
    // As editors do. Gatsby queries a page only when it is opened.
    for (const [, , data] of kinds) await preview.open(`/${data}`)
    for (let round = 1; round <= Math.ceil(saves / kinds.length); round += 1) {
      for (const [index, [entry, field, data]] of kinds.entries()) {
        const words = `Save ${memory.length + 1}`
        await preview.save(entry, (text) => text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${words}`))
        const read = async (): Promise<string> => (await preview.open(`/${data}`)).text()
        const isShown = async (): Promise<boolean> =>
          (await Promise.race([read(), sleep(longestLook, '')])).includes(words)
        const untilShown = async (): Promise<void> => {
          await preview.sendWebhook('auto_save')
          await waitFor(`${data} shows “${words}”`, isShown, preview.run.output)
        }
        times[index]?.push(await time(untilShown))
        memory.push(await memoryOf(preview))
        if (await isRunning()) continue
        restarts += 1
        await waitFor('Gatsby has started again', isRunning, preview.run.output)
      }
      say(`${memory.length} saves, ${megabytes(memory.at(-1) ?? 0)}`)
    }
  } finally {
    await preview.close()
  }
  return [
    ...kinds.map(([entry], index) => {
      const values = times[index] ?? []
      const what = `From a save of ${entry} to the preview, 95 % of ${values.length}`
      return { what, value: quantile(values, 0.95), values, most: slowestSave, show: seconds }
    }),
    { what: 'Memory of Gatsby after the first save', value: memory[0] ?? 0, show: megabytes },
    { what: 'Memory of Gatsby at most', value: Math.max(...memory), show: megabytes },
    { what: 'Restarts of Gatsby', value: restarts },
  ]
}
