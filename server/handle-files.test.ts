import { fileLimit } from '../src/forms/model/contract'
import { handleFile, handleUpload, uploadLimit } from './handle-files'
import type { LeadDependencies, LeadRequest } from './handler'
import type { LeadStore } from './store/lead-store'
import { dataUrl, noon, sampleFile, sampleFiles, sampleLead } from './test-support/samples'
import { jsonOf, jsonRequest, openTestStore, testDependencies, testRequest } from './test-support/test-dependencies'

let store: LeadStore

beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

const png = sampleFiles['image/png'] ?? Buffer.alloc(0)
const upload = { file: dataUrl(png, 'image/png'), filename: 'plan.png' }

/** Sends an upload to the endpoint, with changed dependencies. */
const send = (body: unknown, changes?: Partial<LeadDependencies>, request?: Partial<LeadRequest>) =>
  handleUpload(jsonRequest(body, request), testDependencies(store, changes))

const get = (url: string, changes: Partial<LeadRequest> = {}) =>
  testRequest({ method: 'GET', headers: {}, url, ...changes })

describe('an upload', () => {
  it.each(Object.entries(sampleFiles))('of %s is stored, and served as a download', async (contentType, content) => {
    const deps = testDependencies(store)
    // The browser's type is ignored.
    const sent = { file: dataUrl(content, 'text/html'), filename: 'Plan für „A“.html' }
    const response = await handleUpload(jsonRequest(sent), deps)
    expect(response.status).toBe(200)
    const { success, fileUrl } = jsonOf(response)
    expect(success).toBe(true)
    expect(fileUrl).toMatch(/^\/api\/hubspot\/file\?id=[\w-]{32}$/)

    const fetched = await handleFile(get(String(fileUrl)), deps)
    expect(fetched.status).toBe(200)
    expect(fetched.body).toEqual(content)
    expect(fetched.headers).toMatchObject({
      'Content-Type': contentType,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': expect.stringMatching(
        /^attachment; filename\*=UTF-8''Plan%20f%C3%BCr%20[^"\s]+\.(png|jpg|gif|webp|avif|pdf)$/,
      ) as string,
    })
  })

  it('of the maximum size fits into the body', async () => {
    const content = Buffer.concat([png, Buffer.alloc(fileLimit - png.length)])
    const request = jsonRequest({ file: dataUrl(content, 'image/png'), filename: 'x'.repeat(200) })
    expect((request.body as Buffer).length).toBeLessThan(uploadLimit)
    expect((await handleUpload(request, testDependencies(store))).status).toBe(200)
  })

  it.each<[string, unknown, Partial<LeadRequest>, number]>([
    ['for another CRM', upload, { crm: 'other' }, 404],
    [
      'from another site',
      upload,
      { headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } },
      403,
    ],
    ['as a form', upload, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['without a file', { filename: 'x.png' }, {}, 400],
    ['with a list of files', { ...upload, file: [upload.file] }, {}, 400],
    ['of an empty file', { ...upload, file: 'data:image/png;base64,' }, {}, 422],
    ['of HTML', { ...upload, file: dataUrl(Buffer.from('<script>alert(1)</script>'), 'image/png') }, {}, 422],
  ])('is refused %s', async (_name, body, changes, status) => {
    const response = await send(body, {}, changes)
    expect(response.status).toBe(status)
    expect(jsonOf(response)).toEqual({ success: false, message: expect.stringMatching(/^[A-Z].*\.$/) as string })
    expect((await store.fileBytes()).loose).toBe(0)
  })

  it.each([
    ['its file', dataUrl(Buffer.concat([png, Buffer.alloc(fileLimit)]))],
    ['its body', 'x'.repeat(uploadLimit)],
  ])('is refused with the limit if %s exceeds it', async (_name, file) => {
    const response = await send({ ...upload, file })
    expect(response.status).toBe(413)
    expect(jsonOf(response)).toEqual({ success: false, message: 'The file is larger than 4 MB.' })
  })

  it('is rejected over the rate limit', async () => {
    expect(await send(upload, { uploadLimiter: () => Promise.resolve(900) })).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    })
  })

  const day = 24 * 60 * 60 * 1000

  it('is accepted if deleting files without a lead, older than a day, frees the space', async () => {
    const [named, old, young] = [sampleFile(), sampleFile(), sampleFile()]
    await store.saveFile(named, noon - 2 * day)
    await store.saveLead(sampleLead({ fileIds: [named.id] }))
    await store.saveFile(old, noon - day - 1)
    await store.saveFile(young, noon - day + 1)
    // The last search was a moment ago, which does not matter when space runs out.
    expect((await send(upload)).status).toBe(200)
    // Other files leave space for one more upload beside one of the two, and for none beside both.
    const others = 1024 * 1024 * 1024 - 1000 - 2 * png.length
    const fileBytes = async () => {
      const { all, loose } = await store.fileBytes()
      return { all: all + others, loose: loose + others }
    }
    const deps = testDependencies({ ...store, fileBytes })
    expect((await handleUpload(jsonRequest(upload), deps)).status).toBe(200)
    expect(await store.knownFiles([named.id, old.id, young.id])).toEqual(new Set([named.id, young.id]))
    const larger = { ...upload, file: dataUrl(Buffer.concat([png, Buffer.alloc(1000)])) }
    expect((await handleUpload(jsonRequest(larger), deps)).status).toBe(503)
  })

  it('is rejected when all files together have filled their space', async () => {
    const kept = sampleFile()
    await store.saveFile(kept, noon)
    await store.saveLead(sampleLead({ fileIds: [kept.id] }))
    const reportError = jest.fn()
    const changes = { fileSpace: kept.content.length + png.length, reportError }
    expect((await send(upload, changes)).status).toBe(200)
    expect((await send(upload, changes)).status).toBe(503)
    expect(reportError).toHaveBeenCalledTimes(1)
  })

  it('is not acknowledged if it cannot be stored', async () => {
    const reportError = jest.fn()
    const response = await send(upload, { reportError, store: () => Promise.reject(new Error('/var/lib/leads')) })
    expect(response.status).toBe(503)
    expect(response.body).not.toContain('/var')
    expect(reportError).toHaveBeenCalledTimes(1)
  })
})

describe('a file', () => {
  it('is found only at its address', async () => {
    const file = sampleFile()
    await store.saveFile(file, noon)
    const deps = testDependencies(store)
    expect((await handleFile(get(`/api/hubspot/file?id=${file.id}`), deps)).status).toBe(200)
    for (const url of ['/api/hubspot/file', `/api/hubspot/file?id=${'x'.repeat(32)}`]) {
      expect((await handleFile(get(url), deps)).status).toBe(404)
    }
  })

  it('gets an error without details if it cannot be read', async () => {
    const deps = testDependencies(store, { store: () => Promise.reject(new Error('/var/lib/leads')) })
    const response = await handleFile(get(`/api/hubspot/file?id=${'x'.repeat(32)}`), deps)
    expect(response.status).toBe(503)
    expect(response.body).not.toContain('/var')
  })
})
