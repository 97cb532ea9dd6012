import { CompiledQuery, Kysely } from 'kysely'
import { noon, sampleLead } from '../test-support/samples'
import { readRows, toRow } from './lead-rows'
import { migrate, openDialect } from './open-database'
import type { Tables } from './schema'

it('finds each page in the index, so that a page takes as long in a large store', async () => {
  const { dialect, engine } = await openDialect('file::memory:')
  const pages: CompiledQuery[] = []
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void pages.push(query) })
  await migrate(db, engine)
  await db
    .insertInto('lead')
    .values(toRow(sampleLead({ receivedAt: noon }), ''))
    .execute()
  pages.length = 0
  for await (const rows of readRows(db)) expect(rows).toHaveLength(1)
  for (const { sql, parameters } of pages.splice(0)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))
    expect(rows).toEqual([
      expect.objectContaining({ detail: expect.stringMatching(/^SEARCH lead USING INDEX/) as string }),
    ])
  }
  expect.assertions(3)
  await db.destroy()
})
