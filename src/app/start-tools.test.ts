/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import { startArticleTools } from '../articles/start-article-tools'
import { startListFilter } from '../blocks/collection-list/start-list-filter'
import { startContactPricing } from '../blocks/contact-pricing/start-contact-pricing'
import { startInterviewBuilder } from '../blocks/interview-builder/start-interview-builder'
import { startEstimate } from '../blocks/pricing-table/start-estimate'
import { startStaffingCalculator } from '../blocks/staffing-calculator/start-staffing-calculator'
import { startInbox } from '../blocks/tour/start-inbox'
import { startTourSteps } from '../blocks/tour/start-tour-steps'
import { startSearch } from '../frame/search/start-search'
import { standInForIntersections } from '../lib/test-support/intersections'
import { startTools } from './start-tools'

jest.mock('../articles/start-article-tools', () => ({ startArticleTools: jest.fn() }))
jest.mock('../blocks/collection-list/start-list-filter', () => ({ startListFilter: jest.fn() }))
jest.mock('../blocks/contact-pricing/start-contact-pricing', () => ({ startContactPricing: jest.fn() }))
jest.mock('../blocks/pricing-table/start-estimate', () => ({ startEstimate: jest.fn() }))
jest.mock('../blocks/interview-builder/start-interview-builder', () => ({ startInterviewBuilder: jest.fn() }))
jest.mock('../blocks/tour/start-inbox', () => ({ startInbox: jest.fn() }))
jest.mock('../blocks/tour/start-tour-steps', () => ({ startTourSteps: jest.fn() }))
jest.mock('../blocks/staffing-calculator/start-staffing-calculator', () => ({ startStaffingCalculator: jest.fn() }))
jest.mock('../frame/search/start-search', () => ({ startSearch: jest.fn() }))

const starters = {
  'data-article-tool': startArticleTools,
  'data-list-controls': startListFilter,
  'data-contact-pricing': startContactPricing,
  'data-estimate': startEstimate,
  'data-interview': startInterviewBuilder,
  'data-tour': startTourSteps,
  'data-inbox': startInbox,
  'data-staffing': startStaffingCalculator,
  'data-search': startSearch,
}

const { comeNear } = standInForIntersections()

it.each(Object.entries(starters))('starts only the tool of %s', async (attribute, starter) => {
  const running = new AbortController()
  document.body.innerHTML = `<div ${attribute}=""></div>`
  startTools(document, running)
  comeNear('0px')
  await waitFor(() => expect(starter).toHaveBeenCalledWith(document, { signal: running.signal }))
  const started = Object.values(starters).filter((each) => jest.mocked(each).mock.calls.length > 0)
  expect(started).toEqual([starter])
  running.abort()
  for (const each of Object.values(starters)) jest.mocked(each).mockClear()
})
