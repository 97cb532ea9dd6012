import { readDataUrl } from './read-data-url'

it.each([
  ['data:image/png;base64,aGk=', 'hi'],
  ['data:;base64,aGk=', 'hi'],
  ['data:application/pdf;name=x.pdf;base64,aGk=', 'hi'],
  ['DATA:image/png;BASE64,aGk=', 'hi'],
  ['data:text/plain;base64,', ''],
  ['data:', ''],
])('reads %s', (url, content) => {
  expect(readDataUrl(url)?.toString()).toBe(content)
})

it.each([
  '',
  'aGk=',
  'data:,hi',
  'data:text/html,<script>',
  'data:image/png;base64',
  'data:image/png;base64,aGk',
  'data:image/png;base64,aGk*',
  'data:image/png;base64,aG k=',
  'data:image/png;base64,=aGk',
  'data:image/png;base64,aGk=\n',
  'data:image/png;base64,%61Gk=',
  `data:${'x'.repeat(300)};base64,aGk=`,
  'http://example.com/x;base64,aGk=',
  'file:///etc/passwd',
])('does not read %.40j', (url) => {
  expect(readDataUrl(url)).toBeUndefined()
})
