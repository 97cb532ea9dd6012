import path from 'node:path'
import type { Migration } from '../../../content/migrations/migration'
import { contentModel } from '../../../content/model'
import {
  type ContentFolder,
  entry,
  makeContentFolder,
  picture,
} from '../../../local/contentful/test-support/content-folder'
import { Refusal, type Stored } from '../../../local/contentful/test-support/fake-environment'
import {
  type FakeManagementApi,
  startFakeManagementApi,
} from '../../../local/contentful/test-support/fake-management-api'
import { Failure } from '../../support/command'
import { backUpSpace } from '../back-up-space'
import { pullContent } from '../pull-content'
import { pushContent } from '../push-content'

const token = 'management-token'

export const faq = entry('name: Questions\nheading: Questions\nitems: [what]')
export const item = entry('question: What?', '\nThis.\n')

/** Fewer types than the site has, because most tests do not need them. */
const smallModel = contentModel.filter(({ id }) => ['faq', 'faqItem', 'nt_audience'].includes(id))

export interface Outcome {
  readonly lines: readonly string[]
  /** The message of a Failure. */
  readonly error: string | undefined
}

/** A repository with content, a real space, and the commands between them. */
export interface Team {
  readonly api: FakeManagementApi
  readonly content: ContentFolder
  /** Records of pushes and pulls. */
  readonly recordFolder: string
  readonly backupFolder: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Answers of the person at the terminal, in order. None means that nobody can answer. */
  readonly answers: (string | (() => string))[]
  /** Those of the repository. None at first. */
  readonly migrations: Migration[]
  readonly push: (...options: readonly string[]) => Promise<Outcome>
  /** A push of which some calls are refused, such as `PUT entries/home`. */
  readonly interruptedPush: (refused: RegExp, ...options: readonly string[]) => Promise<Outcome>
  readonly pull: (...options: readonly string[]) => Promise<Outcome>
  readonly backUp: (...options: readonly string[]) => Promise<Outcome>
  readonly close: () => Promise<void>
}

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

/** @param folder of content to use instead of a small one */
export async function startTeam(folder?: string, model: typeof contentModel = smallModel): Promise<Team> {
  const api = await startFakeManagementApi(token)
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
  const env = {
    PATH: process.env.PATH,
    CONTENTFUL_SPACE_ID: 'target',
    CONTENTFUL_MANAGEMENT_TOKEN: token,
    CONTENTFUL_MANAGEMENT_HOST: api.host,
    CONTENTFUL_UPLOAD_HOST: api.host,
  }
  const answers: Team['answers'] = []
  const migrations: Migration[] = []
  const ask = () => {
    const answer = answers.shift() ?? ''
    return Promise.resolve(typeof answer === 'string' ? answer : answer())
  }
  const push: Team['push'] = (...options) =>
    outcomeOf((print) => {
      const terminal = { print, ask: answers.length > 0 ? ask : undefined }
      return pushContent(options, env, terminal, { contentFolder, recordFolder, backupFolder, model, migrations })
    })
  return {
    api,
    content,
    recordFolder,
    backupFolder,
    env,
    answers,
    migrations,
    push,
    interruptedPush: async (refused, ...options) => {
      api.settings.beforeCall = (call) => {
        if (refused.test(call)) throw new Refusal(400, 'Interrupted', 'The test has interrupted this call.')
      }
      const outcome = await push('--yes', ...options)
      api.settings.beforeCall = undefined
      return outcome
    },
    pull: (...options) =>
      outcomeOf((print) => pullContent(options, env, { print }, { contentFolder, recordFolder, migrations })),
    backUp: (...options) => outcomeOf((print) => backUpSpace(options, env, { print }, backupFolder)),
    close: async () => {
      await api.close()
      await content.remove()
    },
  }
}
