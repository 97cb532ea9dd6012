import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeExpiring } from '../../lib/local-storage'
import { announcePage } from '../../lib/page-life'
import { interviewKey, startInterviewBuilder } from './start-interview-builder'
import { drawSampleBuilder } from './test-support/sample-builder'

let running: AbortController
const start = () => {
  startInterviewBuilder(document, running)
}
const drawPage = () => announcePage(document, { path: window.location.pathname, isForward: true })
const plan = () => screen.queryByRole('region', { name: 'Your interview' })

beforeEach(() => {
  running = new AbortController()
  localStorage.clear()
  window.history.replaceState({ key: 'kept' }, '', '/interview-builder/')
})
afterEach(() => {
  running.abort()
})

it('starts the builder of every page that has one', () => {
  start()
  const visit = () => {
    drawSampleBuilder()
    expect(plan()).toBeNull()
    drawPage()
    expect(plan()).toBeInTheDocument()
    cleanup()
    drawPage()
  }
  visit()
  visit()
})

it('starts a builder once', async () => {
  const builder = drawSampleBuilder()
  start()
  for (const details of builder.querySelectorAll('details')) details.open = true
  drawPage()
  await userEvent.click(screen.getByRole('button', { name: 'Add Who kept you waiting?' }))
  expect(localStorage.getItem(interviewKey)).toContain('guide=.empathy-wait')
})

it('stops the builder when the signal aborts', async () => {
  const builder = drawSampleBuilder()
  start()
  for (const details of builder.querySelectorAll('details')) details.open = true
  running.abort()
  await userEvent.click(screen.getByRole('button', { name: 'Add Who kept you waiting?' }))
  expect(localStorage.getItem(interviewKey)).toBeNull()
})

it('stores the interview, and removes the one in the address', async () => {
  window.history.replaceState({ key: 'kept' }, '', '/interview-builder/?guide=.empathy-rule&a=b#plan')
  writeExpiring(interviewKey, 'guide=.solving-pattern', Date.now())
  const builder = drawSampleBuilder()
  start()
  for (const details of builder.querySelectorAll('details')) details.open = true
  await userEvent.click(screen.getByRole('button', { name: 'Add Who kept you waiting?' }))
  expect(localStorage.getItem(interviewKey)).toContain('guide=.empathy-rule,.empathy-wait')
  expect(window.location.href).toMatch(/\/interview-builder\/\?a=b#plan$/)
  expect(window.history.state).toEqual({ key: 'kept' })
})

it('shows the link without a clipboard', async () => {
  writeExpiring(interviewKey, 'guide=.solving-pattern', Date.now())
  drawSampleBuilder()
  start()
  const button = screen.getByRole('button', { name: 'Copy link' })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  button.click()
  expect(await screen.findByRole('textbox', { name: 'Link to this interview' })).toHaveValue(
    'http://localhost/interview-builder/?guide=.solving-pattern',
  )
})
