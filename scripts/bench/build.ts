import { readFile, rm, writeFile } from 'node:fs/promises'
import { buildSite } from '../../tests/integration/run-site'
import { inRoot, root } from '../support/paths.mjs'
import type { Benchmark } from './benchmark'
import { seconds, threeDecimals, time } from './figures'

const entry = inRoot('content/entries/faqItem/pricing-faq-changing.md')

const timeBuild = (): Promise<number> => time(() => buildSite(root))

/** Edits an entry, builds, and restores the entry. */
async function timeEditedBuild(): Promise<number> {
  const original = await readFile(entry, 'utf8')
  try {
    await writeFile(entry, `${original}\nThis sentence stands here while the bench measures a build.\n`)
    return await timeBuild()
  } finally {
    await writeFile(entry, original)
  }
}

export const build: Benchmark = {
  name: 'build',
  description: 'a cold build, a warm one without changes, and warm ones after an edit and its reversal',
  run: async () => {
    for (const folder of ['.cache', 'public']) await rm(inRoot(folder), { recursive: true, force: true })
    const cold = await timeBuild()
    const unchanged = await timeBuild()
    const edited = Math.max(await timeEditedBuild(), await timeBuild())
    return [
      { what: 'Cold build', value: cold, show: seconds },
      { what: 'Warm build without changes', value: unchanged, show: seconds },
      { what: 'Warm build after an edit', value: edited, show: seconds },
      {
        what: 'Warm build after an edit, relative to a cold build',
        value: edited / cold,
        most: 1 / 3,
        show: threeDecimals,
      },
    ]
  },
}
