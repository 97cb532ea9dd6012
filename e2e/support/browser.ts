import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

/** A browser for tests and measurements. */
export interface BrowserExecutable {
  readonly executablePath: string
  /** Required command-line arguments. */
  readonly args: readonly string[]
}

/**
 * The browser connects to this machine only: no other name resolves, and it does not check for updates or
 * accounts.
 */
export const offlineArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const

/** Most of these machines are containers, where Chromium's sandbox cannot start. */
const sandboxArgs = process.platform === 'linux' ? ['--no-sandbox'] : []

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Installs Chromium if it is missing, and prints its path. */
const onDemandChromium = path.join(__dirname, '../../scripts/on-demand/chromium/index.mjs')

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The possible paths of a browser, in order of preference: Playwright's, `CHROMIUM_PATH`, the system's.
 *
 * @param downloaded the path of Playwright's browser, whether it exists or not
 * @param environment the variables of this process
 */
export function browserCandidates(downloaded: string, environment: Variables): readonly string[] {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return [
    downloaded,
    ...(environment.CHROMIUM_PATH ? [environment.CHROMIUM_PATH] : []),
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...applications,
  ]
}

/**
 * Finds Chromium: one of `browserCandidates`, otherwise the one in the npm package `@sparticuz/chromium`,
 * which runs on Linux x64 and is installed on first use.
 *
 * @throws Error that says how to get one
 */
export async function findBrowser(
  downloaded = chromium.executablePath(),
  environment: Variables = process.env,
): Promise<BrowserExecutable> {
  const args = [...sandboxArgs, ...offlineArgs]
  const installed = browserCandidates(downloaded, environment).find((candidate) => existsSync(candidate))
  if (installed !== undefined) return { executablePath: installed, args }

  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Found no Chromium. Run "npx playwright install chromium", or set CHROMIUM_PATH.')
  }
  // A separate process, because Playwright cannot compile ES modules such as these.
  const { stdout } = await promisify(execFile)(process.execPath, [onDemandChromium])
  return { executablePath: stdout.trim(), args }
}
