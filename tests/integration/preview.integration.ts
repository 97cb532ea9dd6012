import { openPreview, type PreviewSite } from './preview-site'
import { waitFor } from './run-site'

/** A page that the test deletes. */
const shortLived = `---
name: Short-lived
path: /short-lived/
title: A short-lived page
description: A page that is deleted in a test of the preview.
blocks:
  - security-hero
---
`

let preview: PreviewSite

beforeAll(async () => {
  preview = await openPreview('integration', { 'page/short-lived': shortLived })
})

afterAll(() => preview.close())

const wait = (what: string, probe: () => boolean | Promise<boolean>): Promise<void> =>
  waitFor(what, probe, preview.run.output)

const shows =
  (words: string, page = 'inbox') =>
  async (): Promise<boolean> =>
    (await (await preview.open(`/page-data/${page}/page-data.json`)).text()).includes(words)

const saveTitle = (title: string): Promise<void> =>
  preview.save('page/inbox', (text) => text.replace(/^title: .*$/m, `title: ${title}`))

it('shows a saved change after a webhook that Contentful has signed', async () => {
  await saveTitle('Saved once')
  expect(await preview.sendWebhook('auto_save', 'o'.repeat(64))).toBe(403)
  expect(await preview.sendWebhook('auto_save')).toBe(202)
  await wait('the page shows the change', shows('Saved once'))
})

it('leads from an entry to the page that shows it, and needs the password', async () => {
  expect((await fetch(`${preview.address}/preview/home-hero`)).status).toBe(401)
  const answer = await preview.open('/preview/home-hero')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#home-hero'])
})

it('hides Gatsby’s own endpoints', async () => {
  for (const url of ['/___graphql', '/__refresh']) expect((await preview.open(url)).status).toBe(404)
})

it('removes the page of a deleted entry, and shows what was saved while Gatsby starts again', async () => {
  await wait('the page is there', shows('A short-lived page', 'short-lived'))
  await preview.save('page/short-lived', () => undefined)
  expect(await preview.sendWebhook('delete')).toBe(202)
  await wait('Gatsby starts again', async () => (await preview.open('/')).status === 503)
  await saveTitle('Saved twice')
  expect(await preview.sendWebhook('auto_save')).toBe(202)
  await wait('the page shows the change', shows('Saved twice'))
  expect((await preview.open('/page-data/short-lived/page-data.json')).status).toBe(404)
})

it('stops all its processes', async () => {
  expect(await preview.run.stop()).toBe(0)
  await expect(fetch(preview.address)).rejects.toThrow()
})
