import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { contentModel } from '../../../content/model'
import { readEntryFile, writeEntryFile } from './entry-file'
import { publishedKey, withoutEmpty } from './values'

const typeOf = (id: string) => {
  const type = contentModel.find((one) => one.id === id)
  if (!type) throw new Error(`There is no type ${id}.`)
  return type
}

const page = typeOf('page')

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.lorem({ maxCount: 60 }),
  fc.stringMatching(/^[ \n#:'"|>*&-]{0,9}$/),
)

it.each([
  [
    'texts',
    'blogPost',
    {
      title: text,
      description: text,
      body: text.map((body) => body.replaceAll('\r', '').trim()),
      [publishedKey]: fc.constantFrom(true, undefined),
    },
  ],
  ['lists', 'plan', { features: fc.array(text), [publishedKey]: fc.constant(true) }],
  ['JSON', 'nt_audience', { nt_name: text, nt_rules: fc.jsonValue(), [publishedKey]: fc.constant(true) }],
])('reads the %s that it has written', (_, typeId, values) => {
  const type = typeOf(typeId)
  fc.assert(
    fc.property(fc.record<Record<string, unknown>>(values), (given) => {
      const expected = withoutEmpty(given)
      expect(readEntryFile(type, writeEntryFile(type, expected))).toEqual(expected)
    }),
  )
})

it('reads a list of lines with a line of one space and an empty line at the end', () => {
  const values = { options: 'small = A team of 3 to 10\nlarge = A larger team\n \nother = We are still counting\n' }
  const type = typeOf('formField')
  expect(readEntryFile(type, writeEntryFile(type, { ...values, [publishedKey]: true }))).toMatchObject(values)
})

it.each(readdirSync('content/entries'))('reads each embedded entry of the type %s that it has written', (typeId) => {
  const type = typeOf(typeId)
  const folder = `content/entries/${typeId}`
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.de.md'))) {
    const values = readEntryFile(type, readFileSync(`${folder}/${file}`, 'utf8')) ?? {}
    expect(Object.keys(values).length).toBeGreaterThan(1)
    expect(readEntryFile(type, writeEntryFile(type, values))).toEqual(values)
  }
})

const before = `---
path:   /home/
name: "Home"
description: >-
  Answer email, chat and social messages
  from one inbox.
blocks: [one, two]
---
`

it.each<[string, Record<string, unknown>, string]>([
  ['nothing', {}, before],
  ['a text', { name: 'Start' }, before.replace('"Home"', 'Start')],
  ['a list', { blocks: ['two'] }, before.replace('blocks: [one, two]', 'blocks:\n  - two')],
  ['a new field', { title: 'Title: home' }, before.replace('two]\n', "two]\ntitle: 'Title: home'\n")],
  ['an empty field', { blocks: undefined }, before.replace('blocks: [one, two]\n', '')],
  ['a draft', { [publishedKey]: undefined }, before.replace('---\n', '---\n_draft: true\n')],
])('changes only the lines of %s', (_, changes, expected) => {
  const values = { ...readEntryFile(page, before), ...changes }
  expect(writeEntryFile(page, values, before)).toBe(expected)
})

it('writes fields in the order of the model, with long texts on lines of their own', () => {
  const description =
    'Answer email, chat and social messages from one inbox, and let a knowledge base handle the easy ones.'
  expect(writeEntryFile(page, { blocks: ['one'], description, name: 'Home', [publishedKey]: true })).toBe(
    `---
name: Home
description: >-
  Answer email, chat and social messages from one inbox, and let a knowledge base handle the easy ones.
blocks:
  - one
---
`,
  )
})
