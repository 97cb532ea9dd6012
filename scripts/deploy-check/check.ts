import type { Redirect } from '../../content/model/redirects'
import type { Answer, Ask } from './ask'

/** What is known of the site that is checked. */
export interface Site {
  /** A page that is not the home page, such as `/pricing/`. */
  readonly page: string
  /** A script with a hash in its name. */
  readonly script: string
  /** A picture that may be cached for a year. */
  readonly picture: string
  /** A drawing (SVG), if the home page shows one. */
  readonly drawing?: string
  /** Where the address has HTTPS at its usual port: its origin, and the same host without HTTPS. */
  readonly secure?: { readonly origin: string; readonly askWithout: Ask }
  /** Whether it was built with drafts. */
  readonly isPreview: boolean
  /** Redirects of the build. */
  readonly redirects: readonly Redirect[]
  /** Hashed files of earlier releases that must still be available. */
  readonly oldFiles: readonly string[]
}

/** A rule of docs/guides/deploying.md. */
export interface Check {
  readonly rule: string
  /** @returns what is wrong; nothing if the rule is met */
  readonly run: (ask: Ask, site: Site) => Promise<readonly string[]>
}

export const missingPage = '/deploy-check-no-such-page/'

/** A problem, if there is one. */
export const when = (isWrong: boolean, problem: string): readonly string[] => (isWrong ? [problem] : [])

export const is = (what: string, found: unknown, wanted: unknown): readonly string[] =>
  when(found !== wanted, `${what} is ${String(found)} instead of ${String(wanted)}`)

export const status = (path: string, answer: Answer, wanted: number): readonly string[] =>
  is(`The status of ${path}`, answer.status, wanted)
