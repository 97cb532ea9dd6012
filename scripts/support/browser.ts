import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { Failure } from '../../src/lib/failure'
import type { Variables } from '../../src/lib/variables'
import onDemandPackage from '../on-demand/chromium/package.json'

/** A browser for tests and measurements. */
export interface BrowserExecutable {
  readonly executablePath: string
  /** Required command-line arguments. */
  readonly args: readonly string[]
  /** Printed by the browser, such as `Chromium 156.0.8078.79`. */
  readonly version: string
}

/** Only names of this machine resolve. */
export const offlineRules = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** The browser connects only to this machine, and does not check for updates or accounts. */
export const offlineArgs = [
  `--host-resolver-rules=${offlineRules}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const

/** Most of these machines are containers, where Chromium's sandbox cannot start. */
const sandboxArgs = process.platform === 'linux' ? ['--no-sandbox'] : []

/** The first of the same version wins. The headless shell is Chromium without windows, and a third faster. */
const chromiumCommands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Installs Chromium if it is missing, and prints its path. */
const onDemandChromium = path.join(__dirname, '../on-demand/chromium/index.mjs')

/** The major version of that Chromium. */
const packagedMajor = Number.parseInt(onDemandPackage.dependencies['@sparticuz/chromium'].replace('^', ''), 10)

const run = promisify(execFile)

/** @returns such as `Chromium 156.0.8078.79`; `undefined` if the program is missing or does not start */
async function versionOf(executablePath: string): Promise<string | undefined> {
  if (!existsSync(executablePath)) return undefined
  const { stdout } = await run(executablePath, ['--version']).catch(() => ({ stdout: '' }))
  return /^[\w ]{1,40} \d+\.[\d.]+/.exec(stdout.slice(0, 200))?.[0]
}

const majorOf = (version: string): number => Number(/ (\d+)\./.exec(version)?.[1])

/** Possible paths of these programs on a system. */
const pathsOf = (commands: readonly string[], { PATH = '' }: Variables): readonly string[] => {
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '')
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
}

/**
 * Finds Chromium: the one in `CHROMIUM_PATH`; otherwise the newest of Playwright's, the system's, and the one in the
 * npm package `@sparticuz/chromium`, which runs on Linux x64 and is installed on first use.
 *
 * @param downloaded the path of Playwright's browser, whether it exists or not
 * @throws Failure that says how to get one
 */
export async function findBrowser(
  downloaded = chromium.executablePath(),
  environment: Variables = process.env,
): Promise<BrowserExecutable> {
  const args = [...sandboxArgs, ...offlineArgs]
  const candidates = environment.CHROMIUM_PATH
    ? [environment.CHROMIUM_PATH]
    : [downloaded, ...pathsOf(chromiumCommands, environment), ...applications]
  const versions = await Promise.all(candidates.map(versionOf))
  const [newest] = candidates
    .flatMap((executablePath, index) => {
      const version = versions[index]
      return version === undefined ? [] : [{ executablePath, args, version }]
    })
    .sort((one, other) => majorOf(other.version) - majorOf(one.version))
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  if (newest && (!isPackaged || environment.CHROMIUM_PATH || majorOf(newest.version) >= packagedMajor)) return newest
  if (!isPackaged || environment.CHROMIUM_PATH) {
    throw new Failure('Found no Chromium. Run "npx playwright install chromium", or set CHROMIUM_PATH.')
  }
  // A separate process, because Playwright cannot compile these ES modules.
  const { stdout } = await run(process.execPath, [onDemandChromium])
  const executablePath = stdout.trim()
  return { executablePath, args, version: (await versionOf(executablePath)) ?? `Chromium ${packagedMajor}` }
}

/**
 * Whether a program starts a snap, like `/snap/bin/firefox` and Ubuntu's script `/usr/bin/firefox`. Snaps cannot read
 * Playwright's profiles in `/tmp`.
 */
async function isSnap(executablePath: string): Promise<boolean> {
  const program = await realpath(executablePath)
  return program === '/usr/bin/snap' || (await readFile(program, 'latin1')).includes('exec /snap/bin/firefox')
}

/**
 * Finds Firefox: the one in `FIREFOX_PATH`, otherwise the system's. `npm test` installs it if possible
 * (scripts/on-demand/debian/browsers.mjs).
 */
export async function findFirefox(environment: Variables = process.env): Promise<BrowserExecutable | undefined> {
  const candidates = environment.FIREFOX_PATH
    ? [environment.FIREFOX_PATH]
    : [...pathsOf(['firefox-esr', 'firefox'], environment), '/Applications/Firefox.app/Contents/MacOS/firefox']
  for (const executablePath of candidates) {
    const version = await versionOf(executablePath)
    if (version !== undefined && !(await isSnap(executablePath))) return { executablePath, args: [], version }
  }
  return undefined
}

/** @returns such as `WebKitGTK 2.50.6`; `undefined` if WebKitGTK's driver or its display is missing */
export async function findWebKit(environment: Variables = process.env): Promise<string | undefined> {
  const isThere = (command: string): boolean => pathsOf([command], environment).some((file) => existsSync(file))
  if (!isThere('WebKitWebDriver') || !isThere('Xvfb')) return undefined
  // The driver does not print the version, nor does a browser without a display.
  const query = ['--show', '--showformat=${source:Upstream-Version}', 'webkit2gtk-driver']
  const { stdout } = await run('dpkg-query', query).catch(() => ({ stdout: '' }))
  return `WebKitGTK ${stdout}`.trim()
}
