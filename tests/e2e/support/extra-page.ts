import type { Page } from '@playwright/test'
import { pagePaths } from './content'

const [template = '/'] = pagePaths.filter((path) => path !== '/')

const dataOf = (path: string): string => `/page-data${path}page-data.json`

/**
 * Serves a page with the blocks of another page at a path, for client-side navigation. Service workers
 * must be blocked, because tests cannot answer their requests.
 *
 * @param path with a slash at both ends
 */
export const addPage = (page: Page, path: string): Promise<void> =>
  page.route(
    ({ pathname }) => pathname === dataOf(path),
    async (route) => {
      const response = await route.fetch({ url: new URL(dataOf(template), route.request().url()).href })
      const data = (await response.json()) as Readonly<Record<string, unknown>>
      await route.fulfill({ response, json: { ...data, path } })
    },
  )
