import { brokenHosts, formatHosts, type HostsResult } from './hosts'

const result: HostsResult = {
  connections: 100,
  server: { rate: 6000, p50: 10, p99: 30, failures: 0 },
  nginx: { rate: 10_000, p50: 8, p99: 20, failures: 0 },
  memory: { before: 100e6, after: 105e6, requests: 100_000 },
  submit: { rate: 50, p50: 5, p99: 40, failures: 0, perSecond: 50 },
}

describe('formatHosts', () => {
  it('has a line for each host', () => {
    const text = formatHosts(result)
    expect(text).toMatch(/^Server +6,000\/s +10 ms +30 ms +0$/m)
    expect(text).toMatch(/^nginx +10,000\/s +8 ms +20 ms +0$/m)
    expect(text).toContain('100,000 requests: 100.0 MB, 105.0 MB')
  })

  it('says that nginx was not measured', () => {
    expect(formatHosts({ ...result, nginx: undefined })).toContain('nginx was not measured')
  })
})

describe('brokenHosts', () => {
  it('accepts half of nginx', () => {
    expect(brokenHosts(result)).toEqual([])
    expect(brokenHosts({ ...result, nginx: undefined })).toEqual([])
  })

  it.each([
    ['a slow server', { server: { ...result.server, rate: 4999 } }, 'less than half'],
    ['growing memory', { memory: { ...result.memory, after: 120e6 } }, 'memory grew'],
    ['slow submissions', { submit: { ...result.submit, p99: 101 } }, 'submitForm'],
    ['failed requests', { server: { ...result.server, failures: 1 } }, '1 requests failed'],
  ])('reports %s', (_name, changes, text) => {
    expect(brokenHosts({ ...result, ...changes })).toEqual([expect.stringContaining(text)])
  })
})
