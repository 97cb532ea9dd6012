import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { useOwnFolder } from '../test-support/own-folder'
import { assets } from './assets'

useOwnFolder()

const space = { CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' }

it('deletes the pictures of an earlier build when a service resizes them now', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, ...space, IMAGES: 'imgix', IMAGE_CDN_DOMAIN: 'a.imgix.net' })
  // A site that never had any.
  await assets.onPostBuild?.({} as never)
  await mkdir('public/pictures', { recursive: true })
  await writeFile('public/pictures/photo-01234567-640.avif', 'a picture')
  await assets.onPostBuild?.({} as never)
  expect(await readdir('public/pictures')).toEqual([])
})
