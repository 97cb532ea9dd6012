import { mkdir, mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import type { ContentFields, ContentTypeProps } from 'contentful-management'
import { parseDocument } from 'yaml'
import { typeIdOf } from '../../content/migrations/move-entries'
import type { ContentType, Field } from '../../content/model'
import { type ManagementApi, german, startManagementApi } from '../../local/contentful/management-api/management-api'
import { readLocalEntries } from '../../local/contentful/push-pull/local-files'
import { fourDigits } from '../../local/contentful/push-pull/migration-record'
import { planPull } from '../../local/contentful/push-pull/pull'
import { byId, type RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { bodyFieldOf } from '../../local/contentful/read-entries'
import { readSettings } from '../../local/contentful/read-space'
import { serverCertificate } from '../../local/contentful/server-certificate'
import { Failure } from '../../src/lib/failure'
import { connect, readConnected, readRecord, type Setup } from './connect'
import { pushContent } from './push-content'
import { runMigrations } from './run-migrations'

/** Starts the Management API on this machine so that contentful-migration, which requires https, can use it. */
export async function startMigratableApi(folder: string): Promise<ManagementApi> {
  const certificate = await serverCertificate(folder)
  https.globalAgent.options.ca = await readFile(certificate.caFile)
  return startManagementApi(certificate)
}

const kinds: Readonly<Record<string, Field['kind']>> = {
  Symbol: 'symbol',
  Text: 'text',
  Integer: 'integer',
  Number: 'number',
  Boolean: 'boolean',
  Date: 'date',
  Object: 'json',
}

function kindOf({ type, linkType, items }: ContentFields): Field['kind'] {
  if (type === 'Link') return linkType === 'Asset' ? 'asset' : 'entry'
  if (type === 'Array') return items?.type === 'Link' ? 'entries' : 'symbols'
  return kinds[type] ?? 'json'
}

/**
 * The content types of an environment, with what is needed to write its entries to files. A new field is below the
 * front matter if the body of a type in `model` has the same name.
 */
function migratedModel(types: readonly ContentTypeProps[], model: readonly ContentType[]): ContentType[] {
  const bodies = new Set(model.map(bodyFieldOf))
  return types.map(({ sys, name, description, displayField, fields }) => {
    const known = model.find(({ id }) => id === sys.id)?.fields ?? {}
    const toField = (field: ContentFields): Field =>
      known[field.id] ?? ({ kind: kindOf(field), name: field.name, isDocumentBody: bodies.has(field.id) } as Field)
    const own = Object.fromEntries(fields.map((field) => [field.id, toField(field)]))
    return { id: sys.id, name, description, displayField, fields: own }
  })
}

/** Moves the files of entries whose type has changed, so that a pull finds them. Deletes those of deleted entries. */
async function moveFiles(contentFolder: string, remote: RemoteSpace, model: readonly ContentType[]): Promise<void> {
  const entries = byId(remote.entries)
  for (const [id, { type, file, translations }] of await readLocalEntries(contentFolder, model)) {
    const entry = entries.get(id)
    if (entry && typeIdOf(entry) === type.id) continue
    for (const one of [file, ...Array.from(translations.values(), (translation) => translation.file)]) {
      if (entry) {
        const target = path.join('entries', typeIdOf(entry), path.basename(one))
        await mkdir(path.join(contentFolder, path.dirname(target)), { recursive: true })
        await rename(path.join(contentFolder, one), path.join(contentFolder, target))
      } else await rm(path.join(contentFolder, one))
    }
    // Keeps a folder that still has files.
    await rmdir(path.join(contentFolder, path.dirname(file))).catch(() => undefined)
  }
}

async function recordInFiles(contentFolder: string, numbers: readonly number[]): Promise<void> {
  const file = path.join(contentFolder, 'space.yaml')
  const document = parseDocument(await readFile(file, 'utf8'))
  document.set('migrations', document.createNode(numbers, { flow: true }))
  await writeFile(file, document.toString())
}

/**
 * Runs the migrations that the files lack: loads the files into a local space, migrates it, and pulls the result. The
 * model must still be the one before the migrations.
 *
 * @throws Failure with the necessary fix
 */
export async function migrateFiles(
  { contentFolder, model, migrations }: Setup,
  isDryRun: boolean,
  print: (line: string) => void,
): Promise<void> {
  const { settings } = await readSettings(contentFolder)
  const applied = settings?.migrations ?? []
  const pending = migrations.filter(({ number }) => !applied.includes(number))
  if (pending.length === 0) {
    print('Nothing to do: the files have all migrations.')
    return
  }
  for (const { number, description } of pending) print(`${fourDigits(number)}: ${description}`)
  if (isDryRun) {
    print('Nothing was changed.')
    return
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrate-'))
  const api = await startMigratableApi(path.join(folder, 'tls'))
  try {
    const quiet = { print: () => undefined, ask: undefined }
    const limits = ['--max-types', '500', '--max-records', '50000']
    const own = migrations.filter(({ number }) => applied.includes(number))
    const places = { contentFolder, recordFolder: folder, backupFolder: folder }
    const locales = settings?.locales.slice(1) ?? []
    api.locales.push(...locales.map(({ code, name, fallbackCode }) => ({ ...german, code, name, fallbackCode })))
    await pushContent(['--yes', ...limits], api.env, quiet, { ...places, model, migrations: own })
    const connection = connect(api.env)
    const { fetchFile } = connection
    const remote = await runMigrations(connection, pending, await readConnected(connection), print)

    print('Changing the files. To undo this, restore them from git.')
    await moveFiles(contentFolder, remote, model)
    const synced = await readRecord(folder, connection)
    const next = migratedModel(remote.types, model)
    const plan = await planPull({
      remote,
      contentFolder,
      translations: locales.map(({ code }) => code),
      synced,
      prefer: 'space',
      fetchFile,
      model: next,
    })
    if (plan.problems.length > 0) throw new Failure(plan.problems.join('\n'))
    for (const { title, run } of plan.changes) {
      print(title)
      await run()
    }
    await recordInFiles(contentFolder, [...applied, ...pending.map(({ number }) => number)])
    print('Done: change content/model now, and run npm run content:check.')
  } finally {
    await api.close()
    await rm(folder, { recursive: true })
  }
}
