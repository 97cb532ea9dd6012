/** @jest-environment jsdom */
import { fileLimit, uploadPath } from '../model/contract'
import { formMessages } from '../model/words'
import { type FakeAnswer, fakeFetch, json } from '../test-support/fake-fetch'
import { uploadFile } from './uploads'

const { signal } = new AbortController()
const file = (name: string, type: string, content = 'x'): File => new File([content], name, { type })
const pdf = file('quote.pdf', 'application/pdf')
const failed = 'The file couldn’t be uploaded. Please try again, or remove it.'
const uploaded = json({ success: true, fileUrl: '/f' })

it('sends the content as a data URL, and the end of the file name', async () => {
  const requests = fakeFetch(() => uploaded)
  await expect(uploadFile(file(`${'a'.repeat(300)}.pdf`, 'application/pdf'), signal)).resolves.toEqual({ url: '/f' })
  const body = { file: 'data:application/pdf;base64,eA==', filename: `${'a'.repeat(196)}.pdf` }
  expect(requests).toMatchObject([{ path: uploadPath, body }])
})

it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'application/pdf', ''])(
  'uploads a file of the type %j',
  async (type) => {
    fakeFetch(() => uploaded)
    await expect(uploadFile(file('a', type), signal)).resolves.toEqual({ url: '/f' })
  },
)

it('uploads a file of the maximum size', async () => {
  fakeFetch(() => uploaded)
  const largest = file('a.pdf', 'application/pdf', 'x'.repeat(fileLimit))
  await expect(uploadFile(largest, signal)).resolves.toEqual({ url: '/f' })
})

it.each([
  ...['text/html', 'image/svg+xml', 'application/zip', 'image/pngx'].map(
    (type) => [type, 1, 'Please choose an image (PNG, JPEG, GIF, WebP, AVIF) or a PDF'] as const,
  ),
  ['image/png', fileLimit + 1, 'Please choose a file no larger than 4 MB'] as const,
])('sends nothing of a file of the type %s with %d bytes', async (type, size, message) => {
  const requests = fakeFetch(() => uploaded)
  await expect(uploadFile(file('a', type, 'x'.repeat(size)), signal)).resolves.toEqual({ message, canRetry: false })
  expect(requests).toEqual([])
})

it.each<[name: string, answer: FakeAnswer, message: string]>([
  ['a refusal', json({ success: false, message: 'That is no PDF.' }, 415), 'That is no PDF.'],
  ['a refusal without a message', json({ success: false }), failed],
  ['success without an address', json({ success: true }), failed],
  ['an error page', { status: 502, text: '<h1>' }, failed],
  ['no network', { error: new TypeError('Failed to fetch') }, failed],
])('can be repeated after %s', async (_name, answer, message) => {
  fakeFetch(() => answer)
  await expect(uploadFile(pdf, signal)).resolves.toEqual({ message, canRetry: true })
})

it('gives the visitor of a translated form a message in its language', async () => {
  fakeFetch(() => json({ success: false, message: 'That is no PDF.' }, 422))
  const german = { ...formMessages, locale: 'de', uploadFailed: 'Nicht hochgeladen' }
  await expect(uploadFile(pdf, signal, german)).resolves.toEqual({ message: 'Nicht hochgeladen', canRetry: true })
})

it('can be retried when the file cannot be read', async () => {
  fakeFetch(() => uploaded)
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
  await expect(uploadFile(pdf, signal)).resolves.toEqual({ message: failed, canRetry: true })
})
