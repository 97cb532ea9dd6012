import type { PlainClientAPI } from 'contentful-management'
import type { Migration } from '../../../content/migrations/migration'
import type { ContentType } from '../../../content/model'
import type { Space } from '../space'
import type { LastSynced } from './last-synced'
import type { Conflict, Preference } from './merge'
import type { FetchFile, RemoteSpace } from './remote-space'

/** What planning a push needs. */
export interface PushOptions {
  readonly client: PlainClientAPI
  readonly model: readonly ContentType[]
  /** Those that lead to this model. */
  readonly migrations: readonly Migration[]
  readonly space: Space
  readonly remote: RemoteSpace
  /** Steps that are done are recorded in it. */
  readonly synced: LastSynced
  readonly prefer: Preference | undefined
  /** Whether to delete what was deleted in the files. */
  readonly prune: boolean
  /** Uploads a file. Returns the id of the upload. */
  readonly upload: (bytes: Buffer) => Promise<string>
  readonly fetchFile: FetchFile
  /** Interval in milliseconds for asking whether Contentful has finished something. */
  readonly pollInterval: number
  /** Tells the operator what a step could not do. */
  readonly print: (line: string) => void
}

export interface Step {
  /** Such as `update entry home`. */
  readonly title: string
  /** The changes, one per line, with the values before and after. */
  readonly changes: readonly string[]
  /** Number of API calls. */
  readonly calls: number
  readonly run: () => Promise<void>
}

/** Steps that finish before those of the next stage start. */
export interface Stage {
  readonly name: string
  readonly steps: readonly Step[]
  /** Number of steps that run at the same time. */
  readonly together: number
}

/** What planning has found besides steps. */
export interface Findings {
  readonly conflicts: Conflict[]
  /** Changes that Contentful would refuse: the problem, and what to do. */
  readonly problems: string[]
  /** Differences that the push does not change. */
  readonly kept: string[]
}

/** Numbers of the space before and after the push. */
export interface Count {
  readonly before: number
  readonly after: number
}

export interface PushPlan extends Findings {
  readonly stages: readonly Stage[]
  readonly counts: {
    readonly types: Count
    /** Entries and assets. */
    readonly records: Count
  }
}
