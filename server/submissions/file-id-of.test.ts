import { fileAddress, fileIdOf } from './file-id-of'

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
  'C:\\fakepath\\brief.pdf',
  'javascript:alert(1)',
  `/api/other/file?id=${id}`,
  `/api/hubspot/file?id=${id}x`,
  '/api/hubspot/file?id=../../../../etc/passwd______________',
  '/api/hubspot/file',
  `https://elsewhere.example/?id=${id}`,
])('finds none in %j', (address) => {
  expect(fileIdOf(address)).toBeUndefined()
})
