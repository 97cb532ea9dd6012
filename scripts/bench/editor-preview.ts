import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openPreview, type PreviewSite } from '../../tests/integration/preview-site'
import { waitFor } from '../../tests/integration/run-site'
import { print, say } from './benchmark'
import { time } from './build'
import { count, formatTable, median, quantile, seconds } from './figures'

/** What is saved in turn, and where the change appears. */
const kinds = {
  page: { entry: 'page/inbox', field: 'title', shownAt: '/page-data/inbox/page-data.json' },
  article: {
    entry: 'blogPost/post-after-a-hard-conversation',
    field: 'title',
    shownAt: '/page-data/blog/after-a-hard-conversation/page-data.json',
  },
  block: { entry: 'hero/inbox-hero', field: 'heading', shownAt: '/page-data/inbox/page-data.json' },
  navigation: { entry: 'navigationLink/navigation-team-mailboxes', field: 'title', shownAt: '/slice-data/header.json' },
  settings: { entry: 'siteSettings/site-settings', field: 'siteName', shownAt: '/page-data/index/page-data.json' },
} as const

/** Limit in ms from a save until the preview shows it. */
const limit = 3000

/** Saves between two lines of progress. */
const reportEvery = 50

/** Memory of Gatsby's process in MB. */
async function memoryOf({ site }: PreviewSite): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'rss=,args='])
  const line = stdout.split('\n').find((each) => each.includes(`${site.folder}/.cache/tmp-`))
  return Number(line?.trim().split(' ')[0] ?? 0) / 1024
}

const isRestarting = async ({ open }: PreviewSite): Promise<boolean> => (await open('/')).status === 503

/** Saves an entry, and returns the ms until the preview shows it. */
async function saveOnce(preview: PreviewSite, kind: keyof typeof kinds, number: number): Promise<number> {
  const { entry, field, shownAt } = kinds[kind]
  const words = `Save ${number}`
  await preview.save(entry, (text) => text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${words}`))
  const isShown = async (): Promise<boolean> => (await (await preview.open(shownAt)).text()).includes(words)
  return time(async () => {
    await preview.sendWebhook('auto_save')
    await waitFor(`${shownAt} shows “${words}”`, isShown, preview.run.output)
  })
}

/**
 * Saves in a live preview of a copy of the site until the preview shows each change. Prints the times and the memory.
 *
 * @returns a line for each exceeded limit
 */
export async function measureSaves(saves: number): Promise<readonly string[]> {
  const times = new Map<keyof typeof kinds, number[]>()
  const restarts: number[] = []
  const memory: number[] = []
  const running = await openPreview('bench-preview', {})
  try {
    for (let number = 1; number <= saves; number += 1) {
      const names = Object.keys(kinds) as (keyof typeof kinds)[]
      const kind = names[number % names.length] ?? 'page'
      const taken = await saveOnce(running, kind, number)
      memory.push(await memoryOf(running))
      times.set(kind, [...(times.get(kind) ?? []), taken])
      if (number % reportEvery === 0) say(`${number} saves, ${count(memory.at(-1) ?? 0)} MB`)
      if (await isRestarting(running)) {
        restarts.push(
          await time(() =>
            waitFor('Gatsby has started again', async () => !(await isRestarting(running)), running.run.output),
          ),
        )
      }
    }
  } finally {
    await running.close()
  }
  const rows = [...times].map(([kind, values]) => [
    kind,
    ...[median(values), quantile(values, 0.95), Math.max(...values)].map(seconds),
  ])
  print(formatTable([['From save to preview', 'median', '95 %', 'maximum'], ...rows]))
  print(
    `Memory: ${count(memory[0] ?? 0)} MB after the first save, ${count(Math.max(...memory))} MB at most. ` +
      `Restarts: ${restarts.length}${restarts.length > 0 ? `, at most ${seconds(Math.max(...restarts))}` : ''}.`,
  )
  const slow = [...times].filter(([, values]) => quantile(values, 0.95) > limit)
  return slow.map(([kind]) => `preview: 95 % of the saves of the kind “${kind}” take over ${seconds(limit)}`)
}
