import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeExpiring } from '../../lib/local-storage'
import { interviewKey, startInterviewBuilder } from './start-interview-builder'
import { drawSampleBuilder } from './test-support/sample-builder'

let stop: () => void
const load = jest.fn(() => import('./run-interview-builder'))
const start = () => {
  const controller = startInterviewBuilder(document, load)
  stop = controller.stop
  return controller
}

beforeEach(() => {
  load.mockClear()
  localStorage.clear()
  window.history.replaceState({ key: 'kept' }, '', '/interview-builder/')
})
afterEach(() => {
  stop()
})

it('fetches no code on pages without a builder', () => {
  start()
  expect(load).not.toHaveBeenCalled()
})

it('brings the builder of the page to life, once', async () => {
  drawSampleBuilder()
  const { show } = start()
  show()
  expect(await screen.findByRole('region', { name: 'Your interview' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('brings a builder to life that is drawn later, and again after another page', async () => {
  const { show } = start()
  for (const times of [1, 2]) {
    drawSampleBuilder()
    show()
    expect(await screen.findByRole('region', { name: 'Your interview' })).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(times)
    cleanup()
    show()
  }
})

it('keeps the interview in the browser, and drops the one of the address', async () => {
  window.history.replaceState({ key: 'kept' }, '', '/interview-builder/?guide=.empathy-rule&a=b#plan')
  writeExpiring(interviewKey, 'guide=.solving-pattern', Date.now())
  const builder = drawSampleBuilder()
  start()
  for (const details of builder.querySelectorAll('details')) details.open = true
  await userEvent.click(await screen.findByRole('button', { name: 'Add Who kept you waiting?' }))
  expect(localStorage.getItem(interviewKey)).toContain('guide=.empathy-rule,.empathy-wait')
  expect(window.location.href).toMatch(/\/interview-builder\/\?a=b#plan$/)
  expect(window.history.state).toEqual({ key: 'kept' })
})

it('shows the link where there is no clipboard', async () => {
  writeExpiring(interviewKey, 'guide=.solving-pattern', Date.now())
  drawSampleBuilder()
  start()
  const button = await screen.findByRole('button', { name: 'Copy link' })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  button.click()
  expect(await screen.findByRole('textbox', { name: 'Link to this interview' })).toHaveValue(
    'http://localhost/interview-builder/?guide=.solving-pattern',
  )
})

it('leaves all questions as they are when the code does not come, and tries again', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  drawSampleBuilder()
  const { show } = start()
  await Promise.resolve()
  await Promise.resolve()
  expect(screen.queryByRole('region', { name: 'Your interview' })).toBeNull()
  show()
  expect(await screen.findByRole('region', { name: 'Your interview' })).toBeInTheDocument()
})
