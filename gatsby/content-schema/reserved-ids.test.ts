import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { reservedIds } from './reserved-ids'

const src = path.resolve('src')

/** Ids in attributes and constants, and hashes. A heading never gets an id that begins with a sign. */
const patterns = [/\sid="([a-z][\w-]*)"/g, /\w+Id = '([\w-]+)'/g, /'#([a-z]+(?:-[a-z]+)+)'/g]

/** Tests are no part of a page, and no text stands on the page of the style guide. */
const isOnPages = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|test-support|StyleGuide/.test(file)

const fixedIds = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(isOnPages)
  .flatMap((file) => {
    const text = readFileSync(path.join(src, file), 'utf8')
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, id]) => id))
  })

it('are all that the source names', () => {
  expect(fixedIds).toEqual(expect.arrayContaining(['main', 'site-menu', 'contact-us', 'open-beacon']))
  expect(fixedIds.filter((id) => !reservedIds.has(String(id)))).toEqual([])
})
