import { fileAddress, fileIdOf, readDataUrl, safeFileName, sniffFileType } from './files'
import { sampleFiles } from './test-support/samples'

it.each([
  ['data:image/png;base64,aGk=', 'hi'],
  ['data:;base64,aGk=', 'hi'],
  ['data:text/plain;base64,', ''],
  ['data:', ''],
])('reads %s', (url, content) => {
  expect(readDataUrl(url)?.toString()).toBe(content)
})

it.each([
  '',
  'aGk=',
  'data:text/html,<script>',
  'data:image/png;base64,aGk',
  'data:image/png;base64,=aGk',
  'data:image/png;base64,%61Gk=',
  `data:${'x'.repeat(300)};base64,aGk=`,
  'http://example.com/x;base64,aGk=',
])('does not read %.40j', (url) => {
  expect(readDataUrl(url)).toBeUndefined()
})

it.each([
  ['Plan für März.png', 'Plan für März.png'],
  ['plan.png.exe', 'plan.png.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\ann\\plan.png', 'plan.png'],
  ['', 'file.png'],
  ['.htaccess', 'file.png'],
  ['a"b\r\nSet-Cookie: x=1.png', 'ab Set-Cookie x1.png'],
  ['\u202Egnp.exe', 'gnp.png'],
  [`${'x'.repeat(500)}.png`, `${'x'.repeat(196)}.png`],
])('calls %.40j %.40j', (name, safe) => {
  expect(safeFileName(name, '.png')).toBe(safe)
})

it.each(Object.entries(sampleFiles))('does not detect %s that is cut or follows other bytes', (_type, content) => {
  expect(sniffFileType(content.subarray(0, 5))).toBeUndefined()
  expect(sniffFileType(Buffer.concat([Buffer.from(' '), content]))).toBeUndefined()
})

const text = (content: string): Buffer => Buffer.from(content, 'latin1')

it.each([
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a HEIC picture', Buffer.concat([Buffer.from([0, 0, 0, 32]), text('ftypheic'), Buffer.alloc(40)])],
  [
    'a PNG without its first chunk',
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), text('<script>'.padEnd(40))]),
  ],
  ['a WebP with a wrong length', text('RIFF\u0001\u0000\u0000\u0000WEBPVP8 '.padEnd(60))],
  ['a GIF of another version', text('GIF90a'.padEnd(60))],
  ['a PDF of no version', text('%PDF-x.1'.padEnd(60))],
  ['a JPEG without a segment', text('\u00ff\u00d8\u00ff\u0000'.padEnd(60))],
])('does not take %s', (_name, content) => {
  expect(sniffFileType(content)).toBeUndefined()
})

const id = 'abcdefghijklmnopqrstuvwxyz_-0123'

it.each([fileAddress(id), `https://www.example.com${fileAddress(id)}`, `${fileAddress(id)}&x=1`])(
  'finds the id in %s',
  (address) => {
    expect(fileIdOf(address)).toBe(id)
  },
)

it.each([
  '',
  'brief.pdf',
  `/api/other/file?id=${id}`,
  `/api/hubspot/file?id=${id}x`,
  '/api/hubspot/file?id=../../../../etc/passwd______________',
  '/api/hubspot/file',
  `https://elsewhere.example/?id=${id}`,
])('finds none in %j', (address) => {
  expect(fileIdOf(address)).toBeUndefined()
})
