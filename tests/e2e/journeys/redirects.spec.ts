import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { errorPage, pagePaths } from '../support/content'
import { followNewLink, openHydrated } from '../support/page-state'
import { test } from '../support/site-copy'

test.use({ serviceWorkers: 'allow' })

const [, folder = '', name = ''] =
  /^\/([^/]+)\/([^/]+)\/$/.exec(pagePaths.find((one) => one.split('/').length === 4) ?? '') ?? []

test('links lead through redirects, and to the error page of a page that is gone, after hydration', async ({
  page,
  servedSite,
  editedSite,
}) => {
  const file = path.join(editedSite, '_redirects.json')
  await rm(file)
  const redirects = [
    { from: '/gone/', status: 410 },
    { from: '/plans/', to: `/${folder}/${name}/?plan=plus`, status: 301 },
    { from: '/journal/*', to: `/${folder}/:splat`, status: 301 },
  ]
  await writeFile(file, JSON.stringify(redirects))
  await servedSite.deploy(editedSite)
  await openHydrated(page, '/')
  await followNewLink(page, `/journal/${name}/`)
  await expect(page).toHaveURL(`/${folder}/${name}/`)
  await openHydrated(page, '/')
  await followNewLink(page, '/plans/?ref=1')
  await expect(page).toHaveURL(`/${folder}/${name}/?plan=plus`)
  await openHydrated(page, '/')
  await followNewLink(page, '/gone/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPage('404').heading)
  expect((await page.goto('/gone/'))?.status()).toBe(410)
})
