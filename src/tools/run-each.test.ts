/** @jest-environment jsdom */
import { announcePage, announceReplacement } from '../lib/page-life'
import { runEach } from './run-each'

it('runs a tool in each element, until the element leaves the page', () => {
  const runs = new Map<string, AbortSignal>()
  const drawPage = (html: string) => {
    document.body.innerHTML = html
    announcePage(document, { path: '/x/', isForward: true })
  }
  const run = jest.fn((element: HTMLElement, signal: AbortSignal) => {
    runs.set(element.id, signal)
  })
  document.body.innerHTML = '<p id="a" data-x></p><p id="b" data-x></p>'
  runEach(document, '[data-x]', run)
  announcePage(document, { path: '/x/', isForward: true })
  expect(run).toHaveBeenCalledTimes(2)
  drawPage('<p id="c" data-x></p>')
  expect(run).toHaveBeenCalledTimes(3)
  expect([runs.get('a')?.aborted, runs.get('b')?.aborted, runs.get('c')?.aborted]).toEqual([true, true, false])
  document.body.insertAdjacentHTML('beforeend', '<p id="variant" data-x></p>')
  announceReplacement(document)
  expect(run).toHaveBeenCalledTimes(4)
})
