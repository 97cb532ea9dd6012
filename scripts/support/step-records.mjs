// @ts-check
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './paths.mjs'

/**
 * What the steps of `npm test` depend on: digests of files by their names, and what else changes results.
 *
 * @typedef {{ files: ReadonlyMap<string, string>, machine: readonly string[] }} Inputs
 */

/** Not part of the repository: the settings, and the packages that npm has installed. */
const otherFiles = ['.env', 'node_modules/.package-lock.json']

/** @param {string | Buffer} content */
const digest = (content) => createHash('sha256').update(content).digest('hex')

/**
 * @param {string} folder
 * @param {string} name
 */
const digestOf = (folder, name) =>
  readFile(path.join(folder, name)).then(digest, () => /* deleted, or a link to a folder */ 'none')

/**
 * Reads what the results of steps depend on.
 *
 * @param {string} folder of the repository
 * @param {NodeJS.ProcessEnv} [environment] its variables named in `.env.example` count
 * @returns {Promise<Inputs | undefined>} undefined without git
 */
export async function readInputs(folder, environment = process.env) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = await promisify(execFile)('git', list, { cwd: folder, maxBuffer: 2 ** 26 }).catch(() => undefined)
  if (!listed) return undefined
  const names = [...new Set([...listed.stdout.split('\0').filter(Boolean), ...otherFiles])].sort()
  const digests = await Promise.all(names.map((name) => digestOf(folder, name)))
  const example = await readFile(path.join(folder, '.env.example'), 'utf8').catch(() => '')
  const variables = [
    'CI',
    'NODE_OPTIONS',
    ...[...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name),
  ]
  return {
    files: new Map(names.map((name, index) => [name, digests[index] ?? 'none'])),
    machine: [
      process.version,
      process.platform,
      process.arch,
      ...variables.map((name) => `${name}=${environment[name] ?? ''}`),
    ],
  }
}

/**
 * Identifies what the result of a step depends on.
 *
 * @param {import('./test-steps.mjs').Step} step
 * @param {Inputs} inputs
 */
export const keyOf = ({ id, commands, ignores }, { files, machine }) =>
  digest(JSON.stringify([id, commands, machine, [...files].filter(([name]) => !ignores?.test(name))]))

/** @typedef {import('./run-steps.mjs').Result} Result */
/** @typedef {{ key: string, counts: import('./run-steps.mjs').Counts }} StepRecord of a step that passed */

/**
 * Keeps the results of steps that passed, to not repeat them while nothing changes.
 *
 * @param {string} file JSON; without it, or with half of it, no step has passed
 */
export async function openRecords(file) {
  /** @type {Map<string, StepRecord>} */
  const records = new Map(
    await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => []),
  )
  return {
    /**
     * @param {string} id of a step
     * @param {string} key
     * @returns the counts of its last result if that had the same key
     */
    find: (id, key) => (records.get(id)?.key === key ? records.get(id)?.counts : undefined),
    /**
     * @param {string} id of a step
     * @param {StepRecord | undefined} record undefined when it did not pass, or not at the first try
     */
    keep: (id, record) => {
      if (record) records.set(id, record)
      else records.delete(id)
      // Steps end side by side.
      writeFileSync(file, JSON.stringify([...records]))
    },
  }
}

/**
 * Runs a step, unless it passed before and nothing that it depends on has changed since.
 *
 * @param {import('./test-steps.mjs').Step} step
 * @param {() => Promise<Result>} run
 * @param {object} options
 * @param {Awaited<ReturnType<typeof openRecords>>} options.records
 * @param {boolean} [options.again] runs it in any case
 * @param {() => Promise<Inputs | undefined>} [options.read]
 * @returns {Promise<Result>}
 */
export async function runIfChanged(step, run, { records, again = false, read = () => readInputs(root) }) {
  const readKey = async () => {
    const inputs = step.makesFiles ? undefined : await read()
    return inputs && keyOf(step, inputs)
  }
  const key = await readKey()
  const counts = again || key === undefined ? undefined : records.find(step.id, key)
  if (counts) return { state: 'unchanged', counts }

  const result = await run()
  // With files that changed meanwhile, the result proves nothing.
  const isProof = result.state === 'passed' && key !== undefined && key === (await readKey())
  records.keep(step.id, isProof ? { key, counts: result.counts } : undefined)
  return result
}
