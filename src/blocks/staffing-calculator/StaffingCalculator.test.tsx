import { fireEvent, render, screen, within } from '@testing-library/react'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { entries } from '../test-support/entries'
import { mapStaffingCalculator } from './staffing-calculator.cms'
import { StaffingCalculator } from './StaffingCalculator'
import { startStaffingCalculator } from './start-staffing-calculator'

endDocumentAfterEach()

beforeEach(() => {
  window.history.replaceState(null, '', '/tool/')
  render(<StaffingCalculator {...mapStaffingCalculator(entries.ContentfulStaffingCalculator)} />)
})

const number = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const choose = (channel: string) => fireEvent.click(screen.getByLabelText(channel))
const figure = (label: string) => screen.getByText(label, { selector: 'p > span' }).nextElementSibling?.textContent
const neededRow = () => document.querySelector('[data-staffing-rows] [data-needed]')

describe('without a script', () => {
  it('shows the answer for the initial numbers', () => {
    expect(number('Contacts per hour')).toHaveValue(40)
    expect(figure('Agents at a time')).toBe('7')
    expect(figure('People on the schedule')).toBe('10')
    expect(screen.getByText(/88.6% of calls are answered within 20 seconds/)).toBeVisible()
    expect(neededRow()).toHaveTextContent('7 needed1088.6%16 s57.1%')
  })

  it('has a table for common numbers', () => {
    const name =
      'Agents at a time, for 80% of calls answered within 20 seconds, and no agent busy more than 85% of the time'
    const lookUp = screen.getByRole('region', { name, hidden: true })
    expect(lookUp.querySelector('thead')).toHaveTextContent(/^Calls per hour3 minutes each6 minutes each10/)
    expect(within(lookUp).getByText('40', { selector: 'th' }).parentElement).toHaveTextContent('40471014')
  })

  it.each([
    ['Phone', ['Service level (%)', 'Answered within']],
    ['Chat', ['Service level (%)', 'Answered within', 'Chats at once']],
    ['Email', ['Emails waiting now', 'Answer within (hours)']],
  ])('shows the fields of %s', (channel, own) => {
    choose(channel)
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Contacts per hour',
      'Average handle time',
      ...own,
      'Maximum occupancy (%)',
      'Shrinkage (%)',
    ])
  })
})

describe('with its script', () => {
  const start = () => {
    startStaffingCalculator(document)
  }

  it('shows the answer for another number, channel and unit', () => {
    start()
    fireEvent.input(number('Contacts per hour'), { target: { value: '400' } })
    expect(figure('Agents at a time')).toBe('48')
    expect(neededRow()).toHaveTextContent('48 needed')
    expect(screen.getByText(/^400 calls an hour at 6 minutes each bring 40 hours of work/)).toBeVisible()
    choose('Email')
    fireEvent.input(number('Contacts per hour'), { target: { value: '40' } })
    expect(figure('Backlog cleared in')).toBe('5 hours 27 minutes')
    choose('Phone')
    fireEvent.input(screen.getByLabelText('Answered within: unit'), { target: { value: 'min' } })
    expect(figure('Answered within 20 minutes')).toBe('98%')
  })

  it('announces a new answer, when the visitor pauses', () => {
    jest.useFakeTimers()
    start()
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const before = announced()
    fireEvent.input(number('Contacts per hour'), { target: { value: '10' } })
    jest.advanceTimersByTime(500)
    fireEvent.input(number('Contacts per hour'), { target: { value: '100' } })
    jest.advanceTimersByTime(500)
    expect(announced()).toEqual(before)
    jest.advanceTimersByTime(500)
    expect(announced()).toContainEqual(expect.stringContaining('Agents at a time 14. People on the schedule 20'))
  })

  it('announces no answer to a number that has become invalid', () => {
    jest.useFakeTimers()
    start()
    const status = document.querySelector('[data-staffing-status]')
    fireEvent.input(number('Shrinkage (%)'), { target: { value: '9' } })
    fireEvent.input(number('Shrinkage (%)'), { target: { value: '99' } })
    jest.advanceTimersByTime(1000)
    expect(screen.getByText(/The answer is still the previous one/)).toBeVisible()
    expect(status).toBeEmptyDOMElement()
  })

  it('describes an invalid number', () => {
    start()
    fireEvent.input(number('Maximum occupancy (%)'), { target: { value: '120' } })
    expect(number('Maximum occupancy (%)')).toHaveAccessibleDescription(
      'How busy agents can be Please enter a number from 20 to 100.',
    )
    expect(screen.getByText(/The answer is still the previous one/)).toBeVisible()
  })
})
