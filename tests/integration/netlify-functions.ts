import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { openLeadStore } from '../../server/store/lead-store'
import { sampleDefinition } from '../../server/test-support/samples'
import { allLeads } from '../../server/test-support/test-dependencies'
import { startPostgres } from '../../server/test-support/test-engines'
import type { Variables } from './run-site'
import type { Workspace } from './workspace'

interface FunctionAnswer {
  readonly statusCode: number
  readonly multiValueHeaders: Readonly<Record<string, readonly string[]>>
  /** Base64. */
  readonly body: string
}

/** Runs a function with an event in a new process and writes the answer to a file descriptor. */
const program = `
  const { writeSync } = require('node:fs')
  const [file, event] = process.argv.slice(1)
  require(file).handler(JSON.parse(event), {}).then((answer) => {
    writeSync(3, JSON.stringify(answer))
    process.exit()
  })
`

interface Call {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly address: string
  readonly type?: string
  readonly body?: Buffer
}

/** The path of the Node version that Netlify uses. */
async function findNode(): Promise<string> {
  const [, version] = /NODE_VERSION = "(\d+)"/.exec(await readFile('netlify.toml', 'utf8')) ?? []
  const options = ['--yes', '-p', `node@${version}`, 'node', '-p', 'process.execPath']
  const { stdout } = await promisify(execFile)('npx', options)
  return stdout.trim()
}

let node: Promise<string> | undefined

/** Calls a function of the adapter, as Netlify does. */
async function call(site: Workspace, { name, method, address, type, body }: Call, variables: Variables) {
  const { pathname, href } = new URL(address, 'https://www.example.com')
  const event = {
    path: pathname,
    rawUrl: href,
    httpMethod: method,
    multiValueHeaders: {
      host: ['www.example.com'],
      'x-nf-client-connection-ip': ['203.0.113.9'],
      'x-forwarded-for': ['203.0.113.9, 10.0.0.1'],
      ...(type && body && { 'content-type': [type], 'content-length': [String(body.length)] }),
    },
    body: body?.toString('base64') ?? null,
    isBase64Encoded: true,
  }
  const file = site.at(path.join('.netlify/functions-internal', name, `${name}.js`))
  const child = spawn(await (node ??= findNode()), ['-e', program, file, JSON.stringify(event)], {
    cwd: site.folder,
    env: { PATH: process.env.PATH, AWS_LAMBDA_FUNCTION_NAME: name, LEADS_FORMS: 'sample-forms.json', ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [, , errors, answers] = child.stdio
  const read = async (stream: (typeof child.stdio)[3]): Promise<string> => {
    const chunks: Buffer[] = []
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    await new Promise((resolve) => child.once('close', resolve))
    return Buffer.concat(chunks).toString('utf8')
  }
  const [log, text] = await Promise.all([read(errors), read(answers)])
  if (text === '') throw new Error(`${name} gave no answer: ${log}`)
  return { log, answer: JSON.parse(text) as FunctionAnswer }
}

const json = (answer: FunctionAnswer): unknown => JSON.parse(Buffer.from(answer.body, 'base64').toString('utf8'))

const jsonCall = (name: string, address: string, values: object): Call => ({
  name,
  method: 'POST',
  address,
  type: 'application/json',
  body: Buffer.from(JSON.stringify(values)),
})

const lead = jsonCall('crm-submit-form-js', '/api/hubspot/submitForm', { formId: 'demo', email: 'ann@example.com' })

/** A form with a file, as a browser without JavaScript sends it. */
function multipart(file: Buffer): Call {
  const part = (head: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
  const head = `${part('name="formId"')}demo\r\n${part('name="email"')}bo@example.com\r\n${part('name="brief"; filename="Plan.pdf"')}`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--edge--\r\n')])
  return { ...lead, type: 'multipart/form-data; boundary=edge', body }
}

/** Sends a lead, a form with a file, and a file to the functions of a site built for Netlify. */
export async function expectFunctionsToWork(site: Workspace): Promise<void> {
  await site.write('sample-forms.json', JSON.stringify([sampleDefinition()]))
  const refused = await call(site, lead, {})
  expect(refused.answer.statusCode).toBe(503)
  expect(refused.log).toContain('Set LEADS_DATABASE_URL to a PostgreSQL server')

  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))])
  const postgres = await startPostgres()
  const variables = { LEADS_DATABASE_URL: postgres.url }
  const store = await openLeadStore(postgres.url)
  try {
    for (const request of [lead, multipart(pdf)]) {
      const { answer, log } = await call(site, request, variables)
      expect([answer.statusCode, log]).toEqual([200, ''])
    }
    const leads = await allLeads(store)
    expect(leads.map(({ context }) => context.ipAddress)).toEqual(['203.0.113.9', '203.0.113.9'])
    const sent = leads.flatMap(({ fileIds }) => fileIds)
    expect((await store.readFile(sent[0] ?? ''))?.name).toBe('Plan.pdf')

    const file = `data:application/pdf;base64,${pdf.toString('base64')}`
    const upload = jsonCall('crm-upload-file-js', '/api/hubspot/uploadFile', { file, filename: 'Plan.pdf' })
    const { fileUrl } = json((await call(site, upload, variables)).answer) as { readonly fileUrl: string }
    const { answer } = await call(site, { name: 'crm-file-js', method: 'GET', address: fileUrl }, variables)
    expect(answer.multiValueHeaders['content-type']).toEqual(['application/pdf'])
    expect(Buffer.from(answer.body, 'base64').equals(pdf)).toBe(true)
  } finally {
    await store.close()
    await postgres.end()
  }
  const manifest = await readFile(
    site.at('.netlify/functions-internal/crm-submit-form-js/crm-submit-form-js.json'),
    'utf8',
  )
  expect(manifest).toContain('public/_forms.json')
}
