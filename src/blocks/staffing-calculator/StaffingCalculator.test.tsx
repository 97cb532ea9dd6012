import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server'
import { announcePage } from '../../lib/page-life'
import { StaffingCalculator, type StaffingCalculatorProps } from './StaffingCalculator'
import { startStaffingCalculator } from './start-staffing-calculator'

const props: StaffingCalculatorProps = {
  id: 'tool',
  background: 'white',
  heading: 'Your hour, in people',
  introduction: 'Begin with the busiest hour.',
  withoutScript: 'There is a table below.',
  tableHeading: 'Without calculating',
  methodHeading: 'How it is worked out',
  methodHtml: '<p>By a formula.</p>',
}

let running: AbortController

beforeEach(() => {
  running = new AbortController()
  window.history.replaceState(null, '', '/tool/')
})
afterEach(() => {
  running.abort()
})

/** Opens the page and starts its script. */
function open(search = '') {
  window.history.replaceState({ key: 'a' }, '', `/tool/${search}`)
  const { container } = render(<StaffingCalculator {...props} />)
  startStaffingCalculator(document, running)
  return container
}

const number = (name: string) => screen.getByRole('spinbutton', { name })
const figure = (label: string) => screen.getByText(label, { selector: 'p > span' }).nextElementSibling?.textContent
const table = () => screen.getByRole('region', { name: 'With fewer and with more agents' })
const neededRow = () => within(table()).getByRole('row', { name: /needed/ })
const query = () => Object.fromEntries(new URLSearchParams(window.location.search))

async function enter(name: string, value: string) {
  await userEvent.clear(number(name))
  await userEvent.type(number(name), value)
}

describe('without a script', () => {
  it('answers the initial numbers', () => {
    render(<StaffingCalculator {...props} />)
    expect(number('Contacts per hour')).toHaveValue(40)
    expect(figure('Agents at a time')).toBe('7')
    expect(figure('People on the schedule')).toBe('10')
    expect(screen.getByText(/88.6% of calls are answered within 20 seconds/)).toBeVisible()
    expect(neededRow()).toHaveTextContent('7 needed1088.6%16 s57.1%')
  })

  it('explains the alternative in a noscript element', () => {
    const html = renderToStaticMarkup(<StaffingCalculator {...props} />)
    expect(html).toMatch(/<noscript><p[^>]*>There is a table below\.<\/p><\/noscript>/)
  })

  it('has a table for common numbers, and the method', async () => {
    render(<StaffingCalculator {...props} />)
    await userEvent.click(screen.getByText('Without calculating'))
    const lookUp = screen.getByRole('region', { name: /^Agents at a time, for 80% of calls/ })
    expect(within(lookUp).getByRole('row', { name: /^40 / })).toHaveTextContent('40471014')
    expect(screen.getByRole('heading', { level: 3, name: 'How it is worked out' })).toBeVisible()
    expect(screen.getByText('By a formula.')).toBeVisible()
  })

  it('shows the fields of the chosen channel', async () => {
    render(<StaffingCalculator {...props} />)
    const asked = () =>
      screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ labels }) => labels?.[0]?.textContent)
    const common = ['Contacts per hour', 'Average handle time']
    const end = ['Maximum occupancy (%)', 'Shrinkage (%)']
    expect(asked()).toEqual([...common, 'Service level (%)', 'Answered within', ...end])
    await userEvent.click(screen.getByRole('radio', { name: 'Chat' }))
    expect(asked()).toEqual([...common, 'Service level (%)', 'Answered within', 'Chats at once', ...end])
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    expect(asked()).toEqual([...common, 'Emails waiting now', 'Answer within (hours)', ...end])
  })

  it('has no accessibility violations', async () => {
    const { container } = render(<StaffingCalculator {...props} />)
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('with its script', () => {
  it('answers while the visitor types', async () => {
    open()
    await enter('Contacts per hour', '400')
    expect(figure('Agents at a time')).toBe('48')
    expect(neededRow()).toHaveTextContent('48 needed')
    expect(screen.getByText(/^400 calls an hour at 6 minutes each bring 40 hours of work/)).toBeVisible()
    expect(within(table()).getAllByRole('row')).toHaveLength(6)
  })

  it('answers another channel and another unit', async () => {
    open()
    await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
    expect(figure('Backlog cleared in')).toBe('5 hours 27 minutes')
    expect(within(table()).getAllByRole('columnheader')).toHaveLength(4)
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Answered within: unit' }), 'minutes')
    expect(figure('Answered within 20 minutes')).toBe('98%')
  })

  it('announces a new answer', async () => {
    open()
    await enter('Contacts per hour', '100')
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContainEqual(expect.stringContaining('Agents at a time 14People on the schedule 20'))
  })

  it('marks an invalid number, shows the valid range, and keeps the last answer', async () => {
    open()
    await enter('Maximum occupancy (%)', '120')
    expect(number('Maximum occupancy (%)')).toBeInvalid()
    expect(number('Maximum occupancy (%)')).toHaveAccessibleDescription(
      'How busy agents can be Please enter a number from 20 to 100.',
    )
    expect(screen.getByText(/The answer is still the previous one/)).toBeVisible()
    expect(figure('Agents at a time')).toBe('7')

    await enter('Maximum occupancy (%)', '90')
    expect(number('Maximum occupancy (%)')).toBeValid()
    expect(number('Maximum occupancy (%)')).not.toHaveAccessibleDescription(expect.stringContaining('Please'))
    expect(screen.queryByText(/The answer is still the previous one/)).not.toBeInTheDocument()
  })

  it('keeps the last answer while a number is missing', async () => {
    open()
    await enter('Contacts per hour', '400')
    await userEvent.clear(number('Contacts per hour'))
    expect(figure('Agents at a time')).toBe('48')
    expect(neededRow()).toHaveTextContent('48 needed')
  })

  it('has no accessibility violations, with an answer and with an invalid number', async () => {
    const container = open()
    await enter('Contacts per hour', '4')
    expect(await axe(container)).toHaveNoViolations()
    await enter('Contacts per hour', '0')
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('the address', () => {
  it('takes a number when the visitor leaves the field, and keeps other parameters', async () => {
    open('?utm_source=letter')
    await enter('Contacts per hour', '100')
    expect(query()).toEqual({ utm_source: 'letter' })
    await userEvent.tab()
    expect(query()).toMatchObject({ utm_source: 'letter', channel: 'phone', contacts: '100', 'handle-unit': 'min' })
    expect(window.history.state).toEqual({ key: 'a' })
  })

  it('does not take an invalid number', async () => {
    open()
    await enter('Contacts per hour', '0')
    await userEvent.tab()
    expect(query()).toEqual({})
  })

  it('restores shared numbers', () => {
    open('?channel=chat&contacts=18&handle=720&handle-unit=s&within=1&within-unit=min&at-once=2')
    expect(screen.getByRole('radio', { name: 'Chat' })).toBeChecked()
    expect(number('Average handle time')).toHaveValue(720)
    expect(screen.getByRole('combobox', { name: 'Average handle time: unit' })).toHaveDisplayValue('seconds')
    expect(number('Chats at once')).toHaveValue(2)
    expect(figure('Agents at a time')).toBe('3')
  })

  it.each(['?contacts=many', '?channel=fax&handle=-1', '?%E0%A4%A', '?contacts=99999999999999999999'])(
    'is ignored when it is invalid: %s',
    (search) => {
      open(search)
      expect(number('Contacts per hour')).toHaveValue(40)
      expect(figure('Agents at a time')).toBe('7')
    },
  )

  it('does not override what the visitor entered before the script loaded', () => {
    window.history.replaceState(null, '', '/tool/?contacts=100')
    render(<StaffingCalculator {...props} />)
    fireEvent.input(number('Contacts per hour'), { target: { value: '400' } })
    startStaffingCalculator(document, running)
    expect(number('Contacts per hour')).toHaveValue(400)
    expect(figure('Agents at a time')).toBe('48')
  })
})

describe('an answer', () => {
  it('can be shared', async () => {
    const user = userEvent.setup()
    open('?utm_source=letter')
    await user.clear(number('Contacts per hour'))
    await user.type(number('Contacts per hour'), '100')
    await user.click(screen.getByRole('button', { name: 'Copy a link to this' }))
    await waitFor(() => expect(screen.getByText('Copied.')).toBeVisible())
    const copied = new URL(await navigator.clipboard.readText())
    expect(copied.pathname).toBe('/tool/')
    expect(Object.fromEntries(copied.searchParams)).toMatchObject({ channel: 'phone', contacts: '100' })
    expect(copied.searchParams.has('utm_source')).toBe(false)
  })

  it('is in the address when copying fails', async () => {
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    open()
    await user.click(screen.getByRole('button', { name: 'Copy a link to this' }))
    await waitFor(() => expect(screen.getByText('Please copy this page’s address.')).toBeVisible())
    expect(query()).toMatchObject({ contacts: '40' })
  })

  it('is not shared while a number is invalid, which then gets the focus', async () => {
    open()
    await enter('Shrinkage (%)', '100')
    await userEvent.click(screen.getByRole('button', { name: 'Copy a link to this' }))
    expect(number('Shrinkage (%)')).toHaveFocus()
    expect(query()).toEqual({})
  })

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })
})

it('answers the address on a page that is drawn later', () => {
  startStaffingCalculator(document, running)
  window.history.replaceState(null, '', '/tool/?contacts=400')
  render(<StaffingCalculator {...props} />)
  announcePage(document, { path: '/tool/', isForward: true })
  expect(figure('Agents at a time')).toBe('48')
})

it('does nothing after the signal has aborted', async () => {
  open()
  running.abort()
  await enter('Contacts per hour', '400')
  expect(figure('Agents at a time')).toBe('7')
})
