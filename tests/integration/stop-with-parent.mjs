// @ts-check
/**
 * Runs a program that must not outlive its parent. When standard input closes because the parent closed it or died,
 * stops the program and its child processes. Exits with the program's exit status.
 *
 * Usage: node stop-with-parent.mjs program [argument …]
 */
import { spawn } from 'node:child_process'

/** Milliseconds between the request to stop and the kill signal. */
const grace = 15_000

const [program = '', ...args] = process.argv.slice(2)
const child = spawn(program, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })

/** @param {NodeJS.Signals} signal */
const signalGroup = (signal) => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // The group has ended.
  }
}

const stop = () => {
  signalGroup('SIGTERM')
  setTimeout(() => signalGroup('SIGKILL'), grace).unref()
}

process.stdin.resume().once('end', stop)
process.once('SIGINT', stop).once('SIGTERM', stop)
child.once('error', (error) => {
  console.error(error.message)
  process.exit(127)
})
child.once('close', (code) => process.exit(code ?? 1))
