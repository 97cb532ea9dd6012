import { brokenHosts, formatHosts, type HostsResult } from './hosts'

const file = (kind: 'page' | 'picture', share = 0.8, failures = 0): HostsResult['files'][number] => ({
  kind,
  path: `/${kind}`,
  server: { rate: share * 10_000, p50: 10, p99: 30, failures },
  nginx: { rate: 10_000, p50: 8, p99: 20, failures: 0 },
  share,
})

const result: HostsResult = {
  connections: 100,
  files: [file('page'), file('picture', 0.6)],
  memory: { before: 100e6, after: 105e6, requests: 100_000 },
  submit: { rate: 50, p50: 5, p99: 40, failures: 0, perSecond: 50 },
}

const withoutNginx = { ...result, files: [{ ...file('page'), nginx: undefined, share: undefined }] }

describe('formatHosts', () => {
  it('has a line for each host', () => {
    const text = formatHosts(result)
    expect(text).toMatch(/^Server, picture +6,000\/s +10 ms +30 ms +0 +0\.60$/m)
    expect(text).toMatch(/^nginx, picture +10,000\/s +8 ms +20 ms +0$/m)
    expect(text).toContain('100,000 requests: 100.0 MB, 105.0 MB')
  })

  it('says that nginx was not measured', () => {
    expect(formatHosts(withoutNginx)).toContain('nginx was not measured')
  })
})

describe('brokenHosts', () => {
  it('accepts 0.8 of nginx for pages and 0.6 for pictures', () => {
    expect(brokenHosts(result)).toEqual([])
    expect(brokenHosts(withoutNginx)).toEqual([])
  })

  it.each([
    ['slow pages', { files: [file('page', 0.79)] }, '/page reaches 0.79 of nginx’s rate; a page must reach 0.8'],
    ['slow pictures', { files: [file('picture', 0.59)] }, 'a picture must reach 0.6'],
    ['growing memory', { memory: { ...result.memory, after: 120e6 } }, 'memory grew'],
    ['slow submissions', { submit: { ...result.submit, p99: 101 } }, 'submitForm'],
    ['failed requests', { files: [file('page', 0.8, 1)] }, '1 requests failed'],
  ])('reports %s', (_name, changes, text) => {
    expect(brokenHosts({ ...result, ...changes })).toEqual([expect.stringContaining(text)])
  })
})
