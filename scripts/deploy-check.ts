/** `npm run deploy:check`: checks a deployed site against the rules of docs/guides/deploying.md. */
import { existsSync } from 'node:fs'
import { createAsk } from '../server/ask'
import { readArguments } from '../server/read-arguments'
import { Failure } from '../src/lib/failure'
import { messageOf } from '../src/lib/message-of'
import { runChecks, type Finding } from './deploy-check/checks'
import { readSite } from './deploy-check/read-site'
import { checkTestLead } from './deploy-check/test-lead'
import { runCommand } from './support/command'
import { inRoot } from './support/paths.mjs'

const knownOptions = { release: { type: 'string' }, 'no-lead': { type: 'boolean', default: false } } as const

function readOptions() {
  const config = { allowPositionals: true, options: knownOptions }
  const { values, positionals } = readArguments(process.argv.slice(2), config)
  const [address = '', ...more] = positionals
  if (!/^https?:\/\//.test(address) || !URL.canParse(address) || more.length > 0) {
    throw new Failure('Give one address, such as: npm run deploy:check -- https://www.example.com')
  }
  return { origin: new URL(address).origin, release: values.release, sendsLead: !values['no-lead'] }
}

runCommand(async () => {
  const { origin, release, sendsLead } = readOptions()
  const ask = createAsk(origin)
  const own = inRoot('release')
  const folder = release ?? (existsSync(own) ? own : undefined)
  if (folder === undefined) console.log('Redirects and old files are not checked: release/ is missing.')
  const site = await readSite(origin, folder).catch((error: unknown) => {
    throw new Failure(`${origin} cannot be checked. ${messageOf(error)}`)
  })
  if (!site.secure) console.log('The redirect to HTTPS is not checked: the address has no HTTPS at its usual port.')
  const findings: Finding[] = [...(await runChecks(ask, site))]
  if (sendsLead) {
    const problems = await checkTestLead(ask, process.env.LEADS_DATABASE_URL || undefined)
    findings.push({ rule: 'A lead is stored', problems })
    if (!process.env.LEADS_DATABASE_URL) console.log('The test lead stays: set LEADS_DATABASE_URL to delete it.')
  }
  for (const { rule, problems } of findings) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${rule}`)
    for (const problem of problems) console.log(`    ${problem}`)
  }
  const failed = findings.filter(({ problems }) => problems.length > 0).length
  console.log(`\n${findings.length - failed} of ${findings.length} rules are met.`)
  if (failed > 0) process.exitCode = 1
})
