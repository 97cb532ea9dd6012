import { cleanup, screen } from '@testing-library/react'
import { writeExpiring } from '../../lib/local-storage'
import { announcePage } from '../../lib/page-life'
import { interviewKey, startInterviewBuilder } from './start-interview-builder'
import { drawSampleBuilder } from './test-support/sample-builder'

let running: AbortController
const start = () => {
  startInterviewBuilder(document, running)
}
const drawPage = () => announcePage(document, { path: window.location.pathname, isForward: true })
const isRunning = () => document.querySelector('[data-plan]:not([hidden])') !== null
const addQuestion = () => {
  document.querySelector<HTMLElement>('[data-add]')?.click()
}

beforeEach(() => {
  running = new AbortController()
  localStorage.clear()
  window.history.replaceState({ key: 'kept' }, '', '/interview-builder/')
})
afterEach(() => {
  running.abort()
})

it('starts the builder of every page with one', () => {
  start()
  for (let visit = 1; visit <= 2; visit += 1) {
    drawSampleBuilder()
    expect(isRunning()).toBe(false)
    drawPage()
    expect(isRunning()).toBe(true)
    cleanup()
    drawPage()
  }
})

it('starts a builder once, and stops it when the signal aborts', () => {
  drawSampleBuilder()
  start()
  drawPage()
  addQuestion()
  const stored = localStorage.getItem(interviewKey)
  expect(stored).toContain('guide=.empathy-wait')
  running.abort()
  addQuestion()
  expect(localStorage.getItem(interviewKey)).toBe(stored)
})

it('stores the interview, and removes the one in the address', () => {
  window.history.replaceState({ key: 'kept' }, '', '/interview-builder/?guide=.empathy-rule&a=b#plan')
  drawSampleBuilder()
  start()
  addQuestion()
  expect(localStorage.getItem(interviewKey)).toContain('guide=.empathy-rule,.empathy-wait')
  expect(window.location.href).toMatch(/\/interview-builder\/\?a=b#plan$/)
  expect(window.history.state).toEqual({ key: 'kept' })
})

it('restores the stored interview, and shows its link without a clipboard', async () => {
  writeExpiring(interviewKey, 'guide=.solving-pattern', Date.now())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  drawSampleBuilder()
  start()
  screen.getByText('Copy link').click()
  await new Promise(process.nextTick)
  expect(screen.getByLabelText('Link to this interview')).toHaveValue(
    'http://localhost/interview-builder/?guide=.solving-pattern',
  )
})
