/** @jest-environment jsdom */
import { announcePage } from '../lib/page-life'
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { fakeIntersections } from '../lib/test-support/intersections'
import { loadTool, type StartTool } from './load-tool'

const start = jest.fn<undefined, Parameters<StartTool>>()
const load = jest.fn<Promise<StartTool>, []>()
const { comeNear } = fakeIntersections()
endDocumentAfterEach()

const run = () => {
  loadTool(document, '[data-x]', load)
}
const draw = (html: string) => {
  document.body.innerHTML = html
}
const drawPage = (html: string) => {
  draw(html)
  return announcePage(document, { path: '/x/', isForward: true })
}
const fire = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
const tool = '<div data-x><input></div><input id="other">'
const settle = () => new Promise(process.nextTick)

beforeEach(() => {
  start.mockReset()
  load.mockReset().mockResolvedValue(start)
  draw('')
})

it('fetches nothing for pages without the tool', () => {
  run()
  drawPage('<p></p>')
  comeNear()
  expect(load).not.toHaveBeenCalled()
})

it('fetches and starts the tool once it is visible, even if the page is not used', async () => {
  draw(tool)
  run()
  expect(load).not.toHaveBeenCalled()
  comeNear('0px')
  await settle()
  comeNear()
  drawPage(tool)
  comeNear()
  fire('[data-x] input', 'input')
  expect(load).toHaveBeenCalledTimes(1)
  expect(start.mock.calls).toEqual([[document]])
})

it.each<[string, () => unknown]>([
  ['for a visitor who uses the page', () => document.dispatchEvent(new Event('scroll'))],
  ['on later pages', () => drawPage(tool)],
])('fetches it a screen before, %s', (_name, act) => {
  draw(tool)
  run()
  comeNear('100%')
  expect(load).not.toHaveBeenCalled()
  act()
  comeNear('100%')
  expect(load).toHaveBeenCalledTimes(1)
})

it.each(['focusin', 'pointerdown', 'input'])('fetches it at a %s in the tool, again after a failure', async (type) => {
  draw(tool)
  load.mockRejectedValueOnce(new Error('offline'))
  run()
  fire('#other', type)
  expect(load).not.toHaveBeenCalled()
  fire('[data-x] input', type)
  await settle()
  fire('[data-x] input', type)
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  expect(start).toHaveBeenCalledTimes(1)
})

const nextPage = () => {
  drawPage(tool)
  comeNear('100%')
}
const returnFromCache = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

it.each([
  ['on the next page', nextPage],
  ['when the page returns from the back-forward cache', returnFromCache],
])('tries again after a failure %s', async (_when, goOn) => {
  draw(tool)
  load.mockRejectedValueOnce(new Error('offline'))
  run()
  comeNear('0px')
  await settle()
  goOn()
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  expect(start).toHaveBeenCalledTimes(1)
})
