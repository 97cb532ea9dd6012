import { readUptime, uptimeTable } from './uptime'

const months = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    month: `20${20 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    uptime: 99.9,
  }))

const url = 'https://status.hearthside.example/history.json'
const answerWith = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer)

it('lists the latest twelve months, the newest first', () => {
  const html = uptimeTable({ months: [{ month: '2026-10', uptime: 99.998 }, ...months(24)] })
  expect(html).toContain('<td>October 2026</td>\n<td>99.998%</td>')
  expect(html.match(/<tr>/g)).toHaveLength(13)
  expect(html.indexOf('October 2026')).toBeLessThan(html.indexOf('December 2021'))
})

it('is empty without months', () => {
  expect(uptimeTable({ months: [] })).toBe('')
})

it.each([
  [{}, 'months'],
  [{ months: [{ month: '<b>', uptime: 1 }] }, 'months.0.month'],
  [{ months: [{ month: '2026-10', uptime: 101 }] }, 'months.0.uptime'],
])('rejects %j and names the value', (answer, place) => {
  expect(() => uptimeTable(answer)).toThrow(`“${place}”`)
})

it('reads the source', async () => {
  answerWith(() => Promise.resolve(Response.json({ months: [{ month: '2026-10', uptime: 100 }] })))
  expect(await readUptime(url, jest.fn())).toContain('October 2026')
})

it('needs no source', async () => {
  expect(await readUptime(undefined, jest.fn())).toBe('')
})

it.each([
  ['an error', () => Promise.resolve(new Response('', { status: 503 })), 'status 503'],
  ['something else', () => Promise.resolve(new Response('<html>')), 'JSON'],
  ['nothing', () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })), 'ENOTFOUND'],
  ['nothing in time', () => Promise.reject(new DOMException('Timed out', 'TimeoutError')), 'Timed out'],
])('gives no table, with a warning, when the source answers with %s', async (_name, answer, reason) => {
  answerWith(answer)
  const warn = jest.fn()
  expect(await readUptime(url, warn)).toBe('')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(reason))
})
