import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, Migrator, sql } from 'kysely'
import Database from 'libsql'
import { emailField, noon, sampleFile, sampleLead } from '../test-support/samples'
import { useEngines, type Place } from '../test-support/test-engines'
import { createLeadStore, type LeadStore } from './lead-store'
import { fileOf, openDatabase, openDialect } from './open-database'
import { migrationsFor } from './schema'
import { openSqlite } from './sqlite'

const [embedded, postgres] = useEngines()
let place: Place
const stores: LeadStore[] = []

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
  await place.end()
})

const open = async (database?: Parameters<typeof createLeadStore>[0]): Promise<LeadStore> => {
  const store = createLeadStore(database ?? (await openDatabase(place.url)))
  stores.push(store)
  return store
}

describe.each([embedded, postgres])('$name', ({ begin }) => {
  beforeEach(async () => {
    place = await begin()
  })

  it('keeps its data through a migration', async () => {
    const { dialect, engine } = await openDialect(place.url)
    const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
    const first = Object.entries(migrationsFor(engine)).slice(0, 1)
    const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(first)) }
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    expect(error).toBeUndefined()
    const row = {
      id: 'a',
      form_id: 'demo',
      form_use: 'demo',
      fields: JSON.stringify([emailField('ann@example.com')]),
      tracking_value: '',
      page_uri: '',
      page_name: '',
      ip_address: '',
      received_at: noon,
      digest: '',
      state: 'pending',
      attempts: 3,
      next_attempt_at: noon,
      in_doubt: 0,
    }
    await db.insertInto('lead').values(row).execute()
    // A worker of the earlier release has claimed this one.
    const taken = { ...row, id: 'b', lease_until: noon + 500 }
    await db.insertInto('lead').values(taken).execute()
    const { id, name, contentType, content } = sampleFile()
    const file = { id, name, content_type: contentType, size: content.length, received_at: noon, content }
    await db.insertInto('file').values(file).execute()
    await db.insertInto('lead_file').values({ lead_id: 'a', file_id: id }).execute()
    await db.destroy()

    const store = await open()
    const [lead, ...others] = await store.claimDue({ now: noon, limit: 10, lease: 1000 })
    expect(others).toEqual([])
    expect(lead).toMatchObject({ id: 'a', fields: [{ value: 'ann@example.com' }], attempts: 4, fileIds: [id] })
    expect((await store.readFile(id))?.content).toEqual(content)
    expect(await store.nextDue(noon)).toBe(noon + 500)
  })

  it('stores leads after a rollback from a release with a later migration', async () => {
    const { db } = await openDatabase(place.url)
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(db)
    await db.destroy()
    const store = await open()
    await store.saveLead(sampleLead())
    expect(await store.claimDue({ now: noon, limit: 10, lease: 1000 })).toHaveLength(1)
  })
})

describe('a PostgreSQL server', () => {
  beforeEach(async () => {
    place = await postgres.begin()
  })

  /** Changes a setting of the server for this database. */
  const set = async (setting: string): Promise<void> => {
    const { db } = await openDatabase(place.url)
    await sql.raw(`alter database ${path.basename(place.url)} set ${setting}`).execute(db)
    await db.destroy()
  }

  it('syncs each commit and cancels long statements on every connection, for any server settings', async () => {
    await set('synchronous_commit = off')
    const { db } = await openDatabase(place.url)
    const settings = await Promise.all(
      Array.from({ length: 8 }, () =>
        db.connection().execute(async (connection) => {
          // Long enough for the others to need their own connections.
          await sql`select pg_sleep(0.2)`.execute(connection)
          return sql<{ commit: string; timeout: string; pid: number }>`
            select current_setting('synchronous_commit') as commit, current_setting('statement_timeout') as timeout,
              pg_backend_pid() as pid
          `.execute(connection)
        }),
      ),
    )
    const rows = settings.flatMap((result) => result.rows)
    expect(new Set(rows.map(({ pid }) => pid)).size).toBeGreaterThan(1)
    for (const { commit, timeout } of rows) expect([commit, timeout]).toEqual(['on', '9s'])
    await db.destroy()
  })

  it('can be opened after the backup of an earlier release was restored, which leaves later tables', async () => {
    const { db } = await openDatabase(place.url)
    await sql`drop table lead, file, lead_file, audit, kysely_migration, kysely_migration_lock`.execute(db)
    await db.destroy()
    const store = await open()
    await expect(store.probe()).resolves.toBeUndefined()
    await expect(store.saveLead(sampleLead())).resolves.toEqual(expect.any(String))
  })

  it('creates no tables in an encoding that lacks characters', async () => {
    const { db } = await openDatabase(place.url)
    await sql`create database latin encoding 'LATIN1' template template0 locale 'C'`.execute(db)
    await db.destroy()
    const url = place.url.replace(/[^/]+$/, 'latin')
    await expect(openDatabase(url)).rejects.toThrow(/LATIN1.+UTF8/)
  })

  it('detects a read-only server', async () => {
    await set('default_transaction_read_only = on')
    const store = await open()
    await expect(store.probe()).rejects.toThrow('read-only')
  })

  it('deletes expired counts of the rate limiter', async () => {
    const store = await open()
    for (const [key, expire] of [
      ['submit:203.0.113.7', noon - 1],
      ['submit:203.0.113.8', noon + 1],
    ]) {
      await store.runStatement({ text: 'insert into rate_limit values ($1, 1, $2)', values: [key, expire] })
    }
    await store.tidy(noon, { states: [] })
    const { rows } = await store.runStatement({ text: 'select key from rate_limit', values: [] })
    expect(rows).toEqual([{ key: 'submit:203.0.113.8' }])
  })

  it('gives out no more leads than a claim requests, for any query plan', async () => {
    const store = await open()
    await Promise.all(Array.from({ length: 50 }, () => store.saveLead(sampleLead())))
    for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize']) {
      await set(`enable_${plan} = off`)
    }
    const claimer = await open()
    expect(await claimer.claimDue({ now: noon, limit: 3, lease: 1000 })).toHaveLength(3)
  })
})

describe('an embedded database', () => {
  beforeEach(async () => {
    place = await embedded.begin()
  })

  it('syncs its log with each commit, also after a failed transaction', async () => {
    const { db } = await openDatabase(place.url)
    const settings = async () => {
      const names = ['journal_mode', 'synchronous', 'secure_delete']
      const results = await Promise.all(names.map((name) => sql.raw(`PRAGMA ${name}`).execute(db)))
      return Object.assign({}, ...results.flatMap(({ rows }) => rows)) as unknown
    }
    const durable = { journal_mode: 'wal', synchronous: 2, secure_delete: 1 }
    expect(await settings()).toEqual(durable)
    const failed = db.transaction().execute((trx) => sql`insert into nothing values (1)`.execute(trx))
    await expect(failed).rejects.toThrow('nothing')
    expect(await settings()).toEqual(durable)
    await db.destroy()
  })

  it('commits what is written after another process has locked it for too long', async () => {
    const file = fileOf(place.url)
    await mkdir(path.dirname(file))
    const db = new Kysely<{ note: { text: string } }>({ dialect: await openSqlite(file, 50) })
    await sql`create table note (text)`.execute(db)
    const write = () => db.insertInto('note').values({ text: 'a' }).execute()
    const other = new Database(file)
    other.exec('begin immediate')
    await expect(write()).rejects.toThrow('database is locked')
    await expect(db.transaction().execute(write)).rejects.toThrow('database is locked')
    other.exec('rollback')
    await write()
    await db.transaction().execute((trx) => trx.insertInto('note').values({ text: 'b' }).execute())
    expect(other.prepare('select text from note').all()).toEqual([{ text: 'a' }, { text: 'b' }])
    other.close()
    await db.destroy()
  })

  it('does not block the main thread while another process writes', async () => {
    const store = await open()
    const other = new Database(place.url.slice('file:'.length))
    other.exec('begin immediate')
    const lead = sampleLead()
    let isSaved = false
    const saved = store.saveLead(lead).then((id) => {
      isSaved = true
      return id
    })
    // Waiting in this thread would be a deadlock, because this thread holds the lock.
    for (let turn = 0; turn < 1000; turn += 1) await new Promise(setImmediate)
    expect(isSaved).toBe(false)
    other.exec('commit')
    other.close()
    await expect(saved).resolves.toBe(lead.id)
  })

  it('can have an address with an empty host', () => {
    expect(fileOf('file:///data/leads.db')).toBe('/data/leads.db')
  })

  /** The folder of the database, which does not exist yet. */
  const newFolder = async (): Promise<string> => {
    const folder = path.dirname(place.url.slice('file:'.length))
    await mkdir(folder)
    return folder
  }

  it('can be opened while another process creates it, with a limit', async () => {
    const file = path.join(await newFolder(), 'leads.db')
    const other = new Database(file)
    other.exec('begin immediate')
    const patient = openSqlite(file, 60_000)
    await expect(openSqlite(file, 100)).rejects.toThrow('database is locked')
    other.exec('commit')
    other.close()
    const db = new Kysely({ dialect: await patient })
    await db.destroy()
  })

  /** Simulates a full disk. */
  const openFull = async (left: number) => {
    const database = await openDatabase(place.url)
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database.db)
    const fill = (pages: number) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(database.db)
    const pages = rows[0]?.page_count ?? 0
    await fill(pages + left)
    return { database, fill }
  }

  it('stores a lead once, without its file, if the disk is full', async () => {
    const { database, fill } = await openFull(20)
    const store = await open(database)
    const file = sampleFile({ content: Buffer.alloc(1_000_000, 1) })
    const brief = { name: 'brief', value: `/api/hubspot/file?id=${file.id}`, fieldType: 'file' as const }
    const lead = sampleLead({ fields: [emailField('ann@example.com'), brief], fileIds: [file.id] })
    await expect(store.saveFile(sampleFile({ content: file.content }), noon)).rejects.toThrow('full')
    await expect(store.saveLead(lead, [file])).resolves.toBe(lead.id)
    await fill(1_000_000)
    await expect(store.saveLead(lead, [file])).resolves.toBe(lead.id)
    const [stored, ...others] = await store.claimDue({ now: noon, limit: 10, lease: 1000 })
    expect(others).toEqual([])
    expect(stored).toMatchObject({ id: lead.id, fileIds: [], fields: [{ value: 'ann@example.com' }, { value: '' }] })
  })

  it('gives up the space that it keeps when not even a lead fits on the disk', async () => {
    const { database, fill } = await openFull(2)
    const release = jest.fn(async () => {
      await database.reserve.release()
      await fill(1_000_000)
    })
    const store = await open({ ...database, reserve: { ...database.reserve, release } })
    const leads = Array.from({ length: 60 }, () => sampleLead())
    for (const lead of leads) await expect(store.saveLead(lead)).resolves.toBe(lead.id)
    expect(release).toHaveBeenCalledTimes(1)
    expect(await store.countByState()).toMatchObject({ pending: leads.length })
  })

  it('detects that it is read-only', async () => {
    const database = await openDatabase(place.url)
    const store = await open(database)
    await expect(store.probe()).resolves.toBeUndefined()
    await sql`PRAGMA query_only = ON`.execute(database.db)
    await expect(store.probe()).rejects.toThrow('readonly')
  })

  it('detects a full disk only without a reserve', async () => {
    const { database, fill } = await openFull(0)
    const store = await open(database)
    await expect(store.probe()).resolves.toBeUndefined()
    await database.reserve.release()
    await expect(store.probe()).rejects.toThrow('full')
    await fill(1_000_000)
    await expect(store.probe()).resolves.toBeUndefined()
  })

  it('is readable only by its owner, also if an earlier release created it', async () => {
    const file = place.url.slice('file:'.length)
    const folder = path.dirname(file)
    const modes = async () => {
      const names = await readdir(folder)
      const found = await Promise.all(
        names.map(async (name) => [name, (await stat(path.join(folder, name))).mode & 0o777]),
      )
      return Object.fromEntries(found) as Readonly<Record<string, number>>
    }
    const store = await open()
    await store.saveLead(sampleLead())
    const names = ['leads.db', 'leads.db-reserve', 'leads.db-shm', 'leads.db-wal']
    const owned = Object.fromEntries(names.map((name) => [name, 0o600]))
    expect(await modes()).toEqual(owned)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)

    for (const name of names) await chmod(path.join(folder, name), 0o644)
    await open()
    expect(await modes()).toEqual(owned)
  })

  it('belongs to the owner of its folder, also if root creates it', async () => {
    const folder = await newFolder()
    const { uid, gid } = await stat(folder)
    // Only root can give a folder to another account.
    const owner = uid === 0 ? { uid: 4321, gid: 4322 } : { uid, gid }
    await chown(folder, owner.uid, owner.gid)
    await open()
    for (const name of ['leads.db', 'leads.db-wal', 'leads.db-shm']) {
      expect(await stat(path.join(folder, name))).toMatchObject(owner)
    }
  })

  it('reserves the remaining space of a full disk for leads', async () => {
    const database = await openDatabase(place.url)
    const store = await open({ ...database, reserve: { ...database.reserve, keep: () => Promise.resolve(false) } })
    const file = sampleFile()
    const lead = sampleLead({ fileIds: [file.id] })
    await expect(store.saveFile(file, noon)).rejects.toThrow('full')
    await expect(store.saveLead(lead, [file])).resolves.toBe(lead.id)
    expect(await store.fileBytes()).toEqual({ all: 0, loose: 0 })
  })
})
