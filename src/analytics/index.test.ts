/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom'
import * as analytics from '.'
import { requestedScripts, tidy } from './test-support/scripts'

afterEach(() => {
  tidy()
})

it('loads the code of third parties, and then theirs, when it is started on a page that names one', async () => {
  const src = 'https://jquery.example/jquery.js'
  const config = document.createElement('script')
  config.type = 'application/json'
  config.id = 'site-config'
  config.textContent = JSON.stringify({ vendors: { jquery: { src } } })
  document.head.append(config)

  analytics.pageView({ path: '/', title: 'Home' })
  expect(requestedScripts()).toEqual([])
  analytics.startAnalytics()
  await waitFor(() => expect(requestedScripts()).toEqual([src]))
  expect(analytics.openHelp('ask')).toBe(false)
})
