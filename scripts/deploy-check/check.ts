import type { Redirect } from '../../content/model/redirects'
import type { Answer, Ask } from '../../server/ask'

/** Facts about the checked site. */
export interface Site {
  /** A page that is not the home page, such as `/pricing/`. */
  readonly page: string
  /** A script with a hash in its name. */
  readonly script: string
  /** A picture that may be cached for a year. */
  readonly picture: string
  /** An SVG, if the home page shows one. */
  readonly drawing?: string
  /** If the address uses HTTPS on the default port: its origin, and the same host without HTTPS. */
  readonly secure?: { readonly origin: string; readonly askWithout: Ask }
  /** Whether the build includes drafts. */
  readonly isPreview: boolean
  /** Redirects of the build. */
  readonly redirects: readonly Redirect[]
  /** Hashed files of earlier releases that must still be available. */
  readonly oldFiles: readonly string[]
}

/** A rule of docs/guides/deploying.md. */
export interface Check {
  readonly rule: string
  /** @returns the problems; none if the site follows the rule */
  readonly run: (ask: Ask, site: Site) => Promise<readonly string[]>
}

export const missingPage = '/deploy-check-no-such-page/'

/** The problem as a list, or an empty list. */
export const when = (isWrong: boolean, problem: string): readonly string[] => (isWrong ? [problem] : [])

export const is = (what: string, found: unknown, wanted: unknown): readonly string[] =>
  when(found !== wanted, `${what} is ${String(found)} instead of ${String(wanted)}`)

/** The problems that a check finds at each path. */
export const ofEach = async (
  paths: readonly string[],
  find: (path: string) => Promise<readonly string[]>,
): Promise<readonly string[]> => (await Promise.all(paths.map(find))).flat()

export const status = (path: string, answer: Answer, wanted: number): readonly string[] =>
  is(`The status of ${path}`, answer.status, wanted)
