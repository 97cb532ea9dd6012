import { createMetrics } from './metrics'

const store = {
  countByState: () => Promise.resolve({ pending: 2, delivered: 5, dead: 1, spam: 0 }),
  backlog: () => Promise.resolve({ size: 2, oldest: 40_000 }),
  fileBytes: () => Promise.resolve({ all: 1234, loose: 0 }),
  diskSpace: () => Promise.resolve({ reserved: 16_000, free: 99_000 }),
}

const open = () => Promise.resolve(store)
const release = '20250501T120000Z'

it('counts requests by class, method and status, and measures their duration', async () => {
  const metrics = createMetrics(open, release)
  metrics.countRequest({ requestClass: 'page', method: 'GET', status: 200, duration: 3 })
  metrics.countRequest({ requestClass: 'page', method: 'GET', status: 200, duration: 30 })
  metrics.countRequest({ requestClass: 'api', method: 'POST', status: 429, duration: 1 })
  metrics.countRequest({ requestClass: 'other', method: 'X-EVIL"', status: 405, duration: 1 })
  const text = await metrics.read()
  expect(text).toContain('site_requests_total{class="page",method="GET",status="200"} 2')
  expect(text).toContain('site_requests_total{class="other",method="other",status="405"} 1')
  expect(text).toContain('site_request_duration_seconds_bucket{le="0.005",class="page"} 1')
  expect(text).toContain('site_request_duration_seconds_count{class="page"} 2')
  expect(text).toContain('site_rate_limited_requests_total 1')
})

it('contains the metrics of leads and publishes', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(100_000)
  const metrics = createMetrics(open, release)
  metrics.countFailure('token')
  metrics.countPublish('check')
  const text = await metrics.read()
  expect(text).toContain('leads{state="pending"} 2')
  expect(text).toContain('leads{state="dead"} 1')
  expect(text).toContain('leads_oldest_undelivered_seconds 60')
  expect(text).toContain('leads_file_bytes 1234')
  expect(text).toContain('leads_delivery_failures_total{cause="token"} 1')
  expect(text).toContain('site_publishes_total{result="check"} 1')
  expect(text).toContain('site_publishes_total{result="published"} 0')
  expect(text).toContain('leads_disk_bytes{space="reserved"} 16000')
  expect(text).toContain('leads_disk_bytes{space="free"} 99000')
  expect(text).toContain('leads_database_up 1')
  expect(text).toContain('site_release_info{version="20250501T120000Z"} 1')
})

it('contains only the other metrics while the database fails', async () => {
  const stores = [open, () => Promise.reject(new Error('down'))]
  const metrics = createMetrics(() => stores.shift()?.() ?? open(), release)
  await metrics.read()
  const text = await metrics.read()
  expect(text).toContain('leads_database_up 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/^leads(_oldest|_file|_disk|\{)/m)
  await expect(metrics.read()).resolves.toContain('leads_file_bytes 1234')
})

it('does not wait for a database that does not answer', async () => {
  const metrics = createMetrics(() => new Promise(() => undefined), release)
  const text = await metrics.read()
  expect(text).toContain('leads_database_up 0')
  expect(text).toContain('process_resident_memory_bytes')
})
