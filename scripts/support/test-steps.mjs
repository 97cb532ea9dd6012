// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { secondBuild } from './paths.mjs'
import { countEndToEndTests, countUnitTests } from './run-steps.mjs'

/**
 * A step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} id what `--only` calls it
 * @property {readonly (readonly string[])[]} commands all are run, also after one that fails
 * @property {string} advice what to do when it fails
 * @property {boolean} [alone] it takes all processors; the others run side by side, before these
 * @property {string} [after] the step that it builds on
 * @property {{ file: string, count: (report: any) => import('./run-steps.mjs').Counts }} [report] where
 *   its tests are counted
 * @property {boolean} [needsPort] it serves the site at the port that `PORT` names
 * @property {() => Record<string, string>} [variables] of its environment, asked for when it begins
 */

/** @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`
const typescript = [process.execPath, '--import', 'tsx']

/** Where the steps leave their reports and logs. */
export const resultFolder = '.local/test'

/**
 * Tells the end-to-end tests where the second build is.
 *
 * @param {string} folder of that build
 * @returns {Record<string, string>} empty when there is no such build
 */
export const secondBuildVariables = (folder) =>
  existsSync(path.join(folder, 'index.html')) ? { SECOND_BUILD: folder } : {}

/** What checks remember of files that have not changed since; a fresh clone has nothing of it. */
const caches = '.local/cache'
/** @param {string} name */
const cache = (name) => ['--cache', `--cache-location=${caches}/${name}`]
const byContent = '--cache-strategy=content'

const unitReport = `${resultFolder}/unit.json`
const integrationReport = `${resultFolder}/integration.json`

/**
 * In the order of the table at the end. Those that run side by side start in this order, the long ones first.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  {
    id: 'build',
    commands: [[...typescript, 'scripts/site.ts', 'build']],
    advice: '"npm run build -- --verbose" shows all of Gatsby\'s output.',
  },
  {
    id: 'unit',
    // By itself jest would leave one processor to a person who works meanwhile.
    commands: [[bin('jest'), '--ci', '--maxWorkers=100%', '--json', `--outputFile=${unitReport}`]],
    advice: 'Run one file with "npx jest path/to/file", again on every change with "npx jest --watch".',
    report: { file: unitReport, count: countUnitTests },
  },
  {
    id: 'integration',
    commands: [
      [
        bin('jest'),
        '--config=scripts/integration/jest.config.mjs',
        '--ci',
        '--json',
        `--outputFile=${integrationReport}`,
      ],
    ],
    advice:
      '"npx jest --config scripts/integration/jest.config.mjs develop" runs the tests of one file, here of the development server.',
    after: 'build',
    report: { file: integrationReport, count: countUnitTests },
  },
  {
    id: 'lint',
    commands: [
      [bin('eslint'), '.', '--max-warnings=0', ...cache('eslint'), byContent],
      [
        bin('stylelint'),
        'src/**/*.styles.ts',
        'src/theme/global-style.ts',
        '--max-warnings=0',
        ...cache('stylelint'),
        byContent,
      ],
      [bin('prettier'), '--check', '--log-level=warn', '.', ...cache('prettier'), byContent],
    ],
    advice: '"npm run fix" fixes most of these problems.',
  },
  {
    id: 'budgets',
    commands: [[...typescript, 'scripts/bench/index.ts', '--budgets']],
    advice: '"npm run bench" shows which chunk and which package the bytes belong to.',
    after: 'build',
  },
  {
    id: 'types',
    commands: [
      [
        bin('tsc'),
        '--noEmit',
        '--pretty',
        'false',
        '--incremental',
        '--tsBuildInfoFile',
        `${caches}/types.tsbuildinfo`,
      ],
    ],
    advice:
      'Types of queries are made by the build: after a change of a query or of the content model, run "npm run build" and commit src/gatsby-types.d.ts.',
  },
  {
    id: 'content',
    commands: [[...typescript, 'scripts/content-check.ts']],
    advice: 'Each line names the file and what to write instead.',
  },
  {
    id: 'unused',
    commands: [[bin('knip'), '--no-progress', ...cache('knip')]],
    advice: 'Delete what nothing uses; what is used in a way that knip cannot see belongs into knip.json.',
  },
  {
    id: 'e2e',
    commands: [[bin('playwright'), 'test']],
    advice: '"npx playwright test --debug path/to/file" runs one file step by step, against the last build.',
    alone: true,
    after: 'build',
    report: { file: `${resultFolder}/e2e.json`, count: countEndToEndTests },
    needsPort: true,
    variables: () => secondBuildVariables(secondBuild),
  },
]

/**
 * The steps that `--only` asks for, in their own order.
 *
 * @param {string | undefined} only identifiers with commas between; all steps when absent
 * @returns {readonly Step[]}
 * @throws Error naming what there is to choose from
 */
export function chooseSteps(only) {
  if (only === undefined) return steps
  const wanted = only.split(',').map((id) => id.trim())
  const unknown = wanted.filter((id) => !steps.some((step) => step.id === id))
  if (unknown.length > 0) {
    throw new Error(`There is no step "${unknown.join('", "')}". Choose from: ${steps.map(({ id }) => id).join(', ')}.`)
  }
  return steps.filter(({ id }) => wanted.includes(id))
}
