import { placePages } from './place-pages'

const page = (id: string, path: string) => ({ id, path })

it('lets the first of two pages have a path, however the two write it', () => {
  const [first, second, third] = [page('a', '/über/'), page('b', '/%C3%BCber'), page('c', '/other/')]
  expect(placePages([first, second, third])).toEqual({
    placed: [first, third],
    misplaced: [{ page: second, first }],
  })
})

it('lets no page have a path of the site itself', () => {
  const lost = page('a', '/404')
  expect(placePages([lost])).toEqual({ placed: [], misplaced: [{ page: lost, first: undefined }] })
})
