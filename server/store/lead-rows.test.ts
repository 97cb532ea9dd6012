import { CompiledQuery, Kysely } from 'kysely'
import { noon, sampleLead } from '../test-support/samples'
import { readRows, toRow, type LeadFilter } from './lead-rows'
import { migrate, openDialect } from './open-database'
import type { Tables } from './schema'

it.each<LeadFilter>([
  {},
  { states: ['pending'] },
  { formId: 'demo' },
  { states: ['pending', 'dead'], receivedBefore: noon + 1 },
])('finds each page in the index, so that a page takes as long in a large store: %j', async (filter) => {
  const { dialect, engine } = await openDialect('file::memory:')
  const pages: CompiledQuery[] = []
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void pages.push(query) })
  await migrate(db, engine)
  await db
    .insertInto('lead')
    .values(toRow(sampleLead({ receivedAt: noon }), ''))
    .execute()
  pages.length = 0
  for await (const rows of readRows(db, filter)) expect(rows).toHaveLength(1)
  for (const { sql, parameters } of pages.splice(0)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))
    expect(rows).toEqual([
      expect.objectContaining({ detail: expect.stringMatching(/^SEARCH lead USING INDEX lead_received/) as string }),
    ])
  }
  expect.assertions(3)
  await db.destroy()
})
