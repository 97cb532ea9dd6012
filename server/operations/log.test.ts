import { createLog, withoutEmails } from './log'

it.each([
  ['to ann@example.com now', 'to [email] now'],
  ['/api/ann%40example.com/submitForm', '/api/[email]/submitForm'],
  ['Ann <ann@example.com>, bob@example.com', 'Ann <[email]>, [email]'],
  ['node_modules/@fastify/static', 'node_modules/@fastify/static'],
])('removes email addresses: %s, %s', (text, expected) => {
  expect(withoutEmails(text)).toBe(expected)
})

it('writes one JSON object per line, without email addresses in errors and fields', () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  log.info({ path: '/ann@example.com/' }, 'request of ann@example.com')
  log.error({ err: new Error('Key (email)=(ann@example.com) already exists') }, 'failed')
  log.child({ part: 'leads' }).warn({ body: { email: 'ann@example.com' } }, 'a "quoted" ann@example.com')
  expect(lines).toHaveLength(3)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toHaveLength(3)
  expect(lines.join('')).not.toContain('ann')
})

it('loses lines while 16 MB wait for a collector that does not read', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(false)
  const log = createLog('info')
  log.info('one')
  Object.defineProperty(process.stdout, 'writableLength', { value: 16 * 1024 * 1024, configurable: true })
  log.info('two')
  Reflect.deleteProperty(process.stdout, 'writableLength')
  const lines = write.mock.calls.map(([line]) => String(line)).join('')
  write.mockRestore()
  expect(lines).toContain('one')
  expect(lines).not.toContain('two')
})
