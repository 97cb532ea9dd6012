// @ts-check
import { spawn } from 'node:child_process'
import os from 'node:os'
import { root } from './paths.mjs'

/**
 * How a program ended.
 *
 * @typedef {object} Outcome
 * @property {number} code exit status; 128 and more: ended by a signal, as shells count
 * @property {string} output what it wrote, empty when it wrote to the terminal
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Passes a signal on to the running programs. In a terminal, Ctrl-C reaches them directly, and a second signal
 * would interrupt their cleanup.
 *
 * @param {NodeJS.Signals} signal
 */
const passOn = (signal) => {
  if (signal === 'SIGINT' && process.stdin.isTTY) return
  for (const child of running) child.kill(signal)
}

/**
 * Exit status of a program that ended by itself or by a signal.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitStatus = (code, signal) => code ?? 128 + (signal ? os.constants.signals[signal] : 0)

/**
 * Runs a program to its end, in the folder of the repository unless told otherwise. Signals to stop this process go
 * to the program instead.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {{ output: 'show' | 'keep', folder?: string, environment?: NodeJS.ProcessEnv }} options whether its
 *   output is shown as it comes or kept; the folder it runs in; variables besides this process's own
 * @returns {Promise<Outcome>}
 */
export function run([program = '', ...args], { output, folder = root, environment = {} }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))

    if (running.size === 0) process.on('SIGINT', passOn).on('SIGTERM', passOn).on('SIGHUP', passOn)
    running.add(child)

    /** @param {Outcome} outcome */
    const end = (outcome) => {
      running.delete(child)
      if (running.size === 0) process.off('SIGINT', passOn).off('SIGTERM', passOn).off('SIGHUP', passOn)
      resolve(outcome)
    }
    child.on('error', (error) => end({ code: 127, output: `Cannot start ${program}: ${error.message}` }))
    child.on('close', (code, signal) =>
      end({ code: exitStatus(code, signal), output: Buffer.concat(chunks).toString('utf8') }),
    )
  })
}
