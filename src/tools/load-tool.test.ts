/** @jest-environment jsdom */
import { announcePage } from '../lib/page-event'
import { loadTool, type StartTool } from './load-tool'

const start = jest.fn<undefined, Parameters<StartTool>>()
const load = jest.fn<Promise<StartTool>, []>()
let running: AbortController

const run = () => {
  loadTool(document, { selector: '[data-x]', load, signal: running.signal })
}
const draw = (html: string) => {
  document.body.innerHTML = html
}
const drawPage = (html: string) => {
  draw(html)
  announcePage(document, { path: '/x/', isForward: true })
}
const enter = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new InputEvent('input', { bubbles: true }))
const settle = () => new Promise(process.nextTick)

beforeEach(() => {
  start.mockReset()
  load.mockReset().mockResolvedValue(start)
  running = new AbortController()
  draw('')
})
afterEach(() => {
  running.abort()
})

it('fetches nothing for pages without the tool', async () => {
  run()
  drawPage('<p></p>')
  await settle()
  expect(load).not.toHaveBeenCalled()
})

it('fetches and starts the tool once, on the first page that has it', async () => {
  run()
  drawPage('<div data-x></div>')
  drawPage('<div data-x></div>')
  await settle()
  drawPage('<div data-x></div>')
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
  expect(start.mock.calls).toEqual([[document, { signal: running.signal }]])
})

it('tries again when the visitor enters something, after a failure', async () => {
  draw('<div data-x><input></div><input id="other">')
  load.mockRejectedValueOnce(new Error('offline'))
  run()
  await settle()
  enter('#other')
  expect(load).toHaveBeenCalledTimes(1)
  enter('[data-x] input')
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  expect(start).toHaveBeenCalledTimes(1)
})

it('tries again on the next page, after a failure', async () => {
  draw('<div data-x></div>')
  load.mockRejectedValueOnce(new Error('offline'))
  run()
  await settle()
  drawPage('<div data-x></div>')
  await settle()
  expect(start).toHaveBeenCalledTimes(1)
})

it('does not start a tool that arrives after the signal has aborted', async () => {
  draw('<div data-x></div>')
  run()
  running.abort()
  await settle()
  expect(start).not.toHaveBeenCalled()
})

it('fetches nothing after the signal has aborted', () => {
  run()
  running.abort()
  drawPage('<div data-x></div>')
  expect(load).not.toHaveBeenCalled()
})
