/** @jest-environment jsdom */
import { fileLimit, uploadPath } from '../model/contract'
import { type FakeAnswer, fakeFetch, json } from '../test-support/fake-fetch'
import { uploadFile } from './uploads'

const signal = new AbortController().signal
const file = (name: string, type: string, content = 'x'): File => new File([content], name, { type })
const pdf = file('quote.pdf', 'application/pdf')
const lost = 'The file couldn’t be uploaded. Please try again, or remove it.'

it('sends the content as a data URL, with the name', async () => {
  const requests = fakeFetch(() => json({ success: true, fileUrl: '/f?id=1' }))
  await expect(uploadFile(pdf, signal)).resolves.toEqual({ url: '/f?id=1' })
  expect(requests).toEqual([
    expect.objectContaining({
      path: uploadPath,
      body: { file: 'data:application/pdf;base64,eA==', filename: 'quote.pdf' },
    }),
  ])
})

it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'application/pdf', ''])(
  'takes a file of type %j',
  async (type) => {
    fakeFetch(() => json({ success: true, fileUrl: '/f' }))
    await expect(uploadFile(file('a', type), signal)).resolves.toEqual({ url: '/f' })
  },
)

it.each(['text/html', 'image/svg+xml', 'application/zip', 'image/pngx'])(
  'does not take a file of type %j, and sends nothing',
  async (type) => {
    const requests = fakeFetch(() => json({ success: true, fileUrl: '/f' }))
    const message = 'Please choose an image (PNG, JPEG, GIF, WebP, AVIF) or a PDF'
    await expect(uploadFile(file('a', type), signal)).resolves.toEqual({ message, canRetry: false })
    expect(requests).toEqual([])
  },
)

it('takes files up to the limit', async () => {
  fakeFetch(() => json({ success: true, fileUrl: '/f' }))
  const fits = file('a.png', 'image/png', 'x'.repeat(fileLimit))
  await expect(uploadFile(fits, signal)).resolves.toEqual({ url: '/f' })
  const tooLarge = file('a.png', 'image/png', 'x'.repeat(fileLimit + 1))
  await expect(uploadFile(tooLarge, signal)).resolves.toEqual({
    message: 'Please choose a file no larger than 4 MB',
    canRetry: false,
  })
})

it('keeps the end of a long name', async () => {
  const requests = fakeFetch(() => json({ success: true, fileUrl: '/f' }))
  await uploadFile(file(`${'a'.repeat(300)}.pdf`, 'application/pdf'), signal)
  expect(requests[0]?.body.filename).toMatch(/^a{196}\.pdf$/)
})

it.each<[name: string, answer: FakeAnswer, message: string]>([
  ['a refusal', json({ success: false, message: 'That is no PDF.' }, 415), 'That is no PDF.'],
  ['a refusal without words', json({ success: false }), lost],
  ['success without an address', json({ success: true }), lost],
  ['an error page', { status: 502, text: '<h1>' }, lost],
  ['no network', { error: new TypeError('Failed to fetch') }, lost],
])('can be tried again after %s', async (_name, answer, message) => {
  fakeFetch(() => answer)
  await expect(uploadFile(pdf, signal)).resolves.toEqual({ message, canRetry: true })
})

it('can be tried again when the file can’t be read', async () => {
  fakeFetch(() => json({ success: true, fileUrl: '/f' }))
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
  await expect(uploadFile(pdf, signal)).resolves.toEqual({ message: lost, canRetry: true })
})

it('sends nothing of a file that is replaced while it is read', async () => {
  const requests = fakeFetch(() => json({ success: true, fileUrl: '/f' }))
  const replaced = new AbortController()
  const upload = uploadFile(pdf, replaced.signal)
  replaced.abort()
  await upload
  expect(requests).toHaveLength(0)
})
