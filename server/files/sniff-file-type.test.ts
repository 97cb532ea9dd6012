import { sampleFiles } from '../test-support/sample-files'
import { sniffFileType } from './sniff-file-type'

it.each(Object.entries(sampleFiles))('knows %s by its first bytes', (contentType, content) => {
  expect(sniffFileType(content)?.contentType).toBe(contentType)
})

it.each(Object.entries(sampleFiles))(
  'does not know %s that is cut, or comes after something else',
  (_type, content) => {
    expect(sniffFileType(content.subarray(0, 5))).toBeUndefined()
    expect(sniffFileType(Buffer.concat([Buffer.from(' '), content]))).toBeUndefined()
  },
)

const text = (content: string): Buffer => Buffer.from(content, 'latin1')

it.each([
  ['nothing', text('')],
  ['HTML', text('<!doctype html><script>alert(1)</script>')],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['XML', text('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>')],
  ['a ZIP archive', text('PK\u0003\u0004'.padEnd(60))],
  ['a gzip bomb', Buffer.concat([Buffer.from('1f8b0800', 'hex'), Buffer.alloc(60)])],
  ['a program', Buffer.concat([text('MZ'), Buffer.alloc(60)])],
  ['an ELF program', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(60)])],
  ['a bitmap', Buffer.concat([text('BM'), Buffer.alloc(60)])],
  ['a HEIC picture', Buffer.concat([Buffer.from([0, 0, 0, 32]), text('ftypheic'), Buffer.alloc(40)])],
  ['a WAVE sound', text('RIFF\u0020\u0000\u0000\u0000WAVEfmt '.padEnd(40))],
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
