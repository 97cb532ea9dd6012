import path from 'node:path'
import type { Migration } from '../../../content/migrations/migration'
import { contentModel } from '../../../content/model'
import { badRequest } from '../../../local/contentful/api-error'
import type { Stored } from '../../../local/contentful/management-api/environment'
import { startManagementApi } from '../../../local/contentful/management-api/management-api'
import { entry, makeContentFolder, picture } from '../../../local/contentful/test-support/content-folder'
import { Failure } from '../../../src/lib/failure'
import type { Variables } from '../../../src/lib/variables'
import { backUpSpace } from '../back-up-space'
import { pullContent } from '../pull-content'
import { pushContent } from '../push-content'

export const faq = entry('name: Questions\nheading: Questions\nitems: [what]')
export const item = entry('question: What?', '\nThis.\n')

/** Fewer types than the site has, because most tests do not need them. */
const smallModel = contentModel.filter(({ id }) => ['faq', 'faqItem', 'nt_audience'].includes(id))

export interface Outcome {
  readonly lines: readonly string[]
  /** The message of a Failure. */
  readonly error: string | undefined
}

export type Team = Awaited<ReturnType<typeof startTeam>>

/** Values in the default locale of the space. */
export const english = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { 'en-US': value }]))

/** The state of an entry or asset, as the web app shows it. */
export const stateOf = ({ sys: { version, publishedVersion, archivedVersion } }: Stored) => {
  if (archivedVersion !== undefined) return 'archived'
  if (publishedVersion === undefined) return 'draft'
  return version > publishedVersion + 1 ? 'changed' : 'published'
}

/** Runs a command, and collects what it prints. */
export async function outcomeOf(run: (print: (line: string) => void) => Promise<void>): Promise<Outcome> {
  const lines: string[] = []
  try {
    await run((text) => void lines.push(...text.split('\n')))
    return { lines, error: undefined }
  } catch (error) {
    if (error instanceof Failure) return { lines, error: error.message }
    throw error
  }
}

/**
 * Starts a repository with content, a real space, and the commands between them.
 *
 * @param folder of content to use instead of a small one
 */
export async function startTeam(folder?: string, model: typeof contentModel = smallModel) {
  const api = await startManagementApi()
  const content = await makeContentFolder({
    'entries/faq/faq.md': faq,
    'entries/faqItem/what.md': item,
    'entries/faqItem/later.md': item.replace('question:', '_draft: true\nquestion:'),
    'assets/screen.png': await picture(),
    'assets/screen.yaml': 'title: Screen\ndescription: An inbox\n',
  })
  const contentFolder = folder ?? content.folder
  const recordFolder = path.join(content.folder, '.contentful')
  const backupFolder = path.join(content.folder, '.backups')
  const env: Variables = { ...api.env }
  const answers: (string | (() => string))[] = []
  const migrations: Migration[] = []
  const ask = () => {
    const answer = answers.shift() ?? ''
    return Promise.resolve(typeof answer === 'string' ? answer : answer())
  }
  const edit = (id: string, values: Readonly<Record<string, unknown>>) => api.edit(id, english(values))
  const push = (...options: readonly string[]) =>
    outcomeOf((print) => {
      const terminal = { print, ask: answers.length > 0 ? ask : undefined }
      return pushContent(options, env, terminal, { contentFolder, recordFolder, backupFolder, model, migrations })
    })
  return {
    api,
    content,
    recordFolder,
    /** The record of pushes and pulls. */
    record: path.join(recordFolder, 'target-master.json'),
    backupFolder,
    env,
    /** The answers to the prompts, in order. Leave them out to run without a terminal. */
    answers,
    /** Those of the repository. None at first. */
    migrations,
    /** Saves values as an editor does. */
    edit,
    /** Saves and publishes values as an editor does. */
    publish: (id: string, values: Readonly<Record<string, unknown>>) => {
      edit(id, values)
      api.publish(id)
    },
    push,
    /** Pushes, and forgets the calls. */
    pushFirst: async () => {
      expect((await push('--yes')).error).toBeUndefined()
      api.writes.length = 0
    },
    /** A push that deletes what the files no longer have. */
    prune: (...options: readonly string[]) => push('--prune', '--confirm-space', 'target', ...options),
    /** A push of which some calls are refused, such as `PUT entries/home`. */
    interruptedPush: async (refused: RegExp, ...options: readonly string[]) => {
      api.settings.beforeCall = (call) => {
        if (refused.test(call)) throw badRequest('The test has interrupted this call.')
      }
      const outcome = await push('--yes', ...options)
      api.settings.beforeCall = undefined
      return outcome
    },
    pull: (...options: readonly string[]) =>
      outcomeOf((print) => pullContent(options, env, { print }, { contentFolder, recordFolder, migrations })),
    backUp: (...options: readonly string[]) => outcomeOf((print) => backUpSpace(options, env, { print }, backupFolder)),
    close: async () => {
      await api.close()
      await content.remove()
    },
  }
}
