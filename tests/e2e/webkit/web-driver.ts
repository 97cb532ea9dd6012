import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../../../server/free-port'

/** Answers of WebDriver (https://www.w3.org/TR/webdriver2/). */
interface Answer {
  readonly value: unknown
}

interface Failure {
  readonly error: string
  readonly message: string
}

/** A display without a screen, because MiniBrowser needs one. */
async function startDisplay(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  // It writes its number there when it is ready.
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, process: server }
}

/** Allows windows as narrow as a phone; the toolbar's buttons would require 447 px. */
const toolbarStyle = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-source: none }'

async function makeHome(): Promise<string> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'))
  const settings = path.join(home, '.config/gtk-3.0')
  await mkdir(settings, { recursive: true })
  await writeFile(path.join(settings, 'gtk.css'), toolbarStyle)
  return home
}

/** WebKitGTK's driver, on a display of its own. */
export interface WebDriver {
  /**
   * @param at below the driver's address, such as `/session`
   * @returns the answer's value
   * @throws Error with the driver's message
   */
  readonly call: (method: 'GET' | 'POST' | 'DELETE', at: string, body?: object) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Starts `WebKitWebDriver`, which starts a browser for each session. */
export async function startWebDriver(): Promise<WebDriver> {
  const [{ display, process: server }, home, port] = await Promise.all([startDisplay(), makeHome(), freePort()])
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Without a graphics card.
    env: { ...process.env, HOME: home, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  })

  const call: WebDriver['call'] = async (method, at, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${at}`, { method, body: body && JSON.stringify(body) })
    const { value } = (await response.json()) as Answer
    if (response.ok) return value
    const { error, message } = value as Failure
    throw new Error(`${method} ${at}: ${error}: ${message}`)
  }
  const isReady = (): Promise<boolean> =>
    call('GET', '/status').then(
      () => true,
      () => false,
    )
  while (driver.exitCode === null && !(await isReady()));
  if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.')

  return {
    call,
    stop: async () => {
      for (const child of [driver, server]) {
        const ended = once(child, 'exit')
        child.kill()
        await ended
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}
