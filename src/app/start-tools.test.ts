/** @jest-environment jsdom */
import { loadTool } from '../tools/load-tool'
import { startTools } from './start-tools'

jest.mock('../tools/load-tool')

it('loads the code of each tool by its element', async () => {
  startTools(document)
  const loaded = jest.mocked(loadTool).mock.calls.map(async ([, selector, load]) => [selector, (await load()).name])
  expect(await Promise.all(loaded)).toEqual([
    ['[data-list-controls]', 'startListFilter'],
    ['[data-contact-pricing]', 'startContactPricing'],
    ['[data-estimate]', 'startEstimate'],
    ['[data-interview]', 'startInterviewBuilder'],
    ['[data-tour]', 'startTourSteps'],
    ['[data-staffing]', 'startStaffingCalculator'],
    ['[data-inbox]', 'startInbox'],
    ['[data-film]', 'startFilm'],
    ['[data-search]', 'startSearch'],
    ['[data-article-tool]', 'startArticleTools'],
  ])
})
