import { fireEvent, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { runInterviewBuilder, type InterviewServices } from './run-interview-builder'
import { drawSampleBuilder } from './test-support/sample-builder'

let kept: string | undefined
let isRefused: boolean
let copied: string | undefined
let running: AbortController
let builder: HTMLElement
const print = jest.fn()
const location = { origin: 'https://www.hearthside.example', pathname: '/interview-builder/', search: '' }

const services: InterviewServices = {
  read: () => kept,
  write: (query) => {
    if (isRefused) return false
    kept = query
    return true
  },
  location,
  replaceQuery: (query) => {
    location.search = query
  },
  copy: (text) => {
    if (isRefused) return Promise.reject(new Error('refused'))
    copied = text
    return Promise.resolve()
  },
  print,
}

beforeEach(() => {
  kept = undefined
  copied = undefined
  isRefused = false
  location.search = ''
  print.mockReset()
  running = new AbortController()
})
afterEach(() => {
  running.abort()
})

function run(stored?: string): void {
  kept = stored
  builder = drawSampleBuilder()
  for (const details of builder.querySelectorAll('details')) details.open = true
  runInterviewBuilder(builder, { ...services, signal: running.signal })
}

// Queries by role take seconds in a page of this size, so tests find controls by the script's attributes.
const find = (selector: string): HTMLInputElement => {
  const found = builder.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const press = (name: string) => {
  find(`[data-${name}]`).click()
}
const add = (id: string) => {
  find(`[data-question="question-${id}"] [data-add]`).click()
}
/** A control of the question at this position, from 1. */
const control = (name: string, place: number) => find(`[data-items] > :nth-child(${place}) [data-${name}]`)
const enter = (field: HTMLInputElement, value: string) => {
  fireEvent.input(field, { target: { value } })
  fireEvent.change(field)
}
const questions = () => Array.from(builder.querySelectorAll('[data-key] [data-text]'), ({ textContent }) => textContent)
const status = () => find('[role=status]').textContent
const settle = () => new Promise(process.nextTick)

const three = 'guide=.empathy-wait,.empathy-rule~8,.solving-dead-end'
const first = 'Who kept you waiting?'
const second = 'Which rule was unfair?'
const third = 'When were you stuck?'

describe('an empty builder', () => {
  it('explains what to do, and disables its actions', () => {
    run()
    expect(screen.getByText('Nothing here yet.')).toBeVisible()
    for (const name of ['print', 'copy', 'clear']) expect(find(`[data-${name}]`)).toBeDisabled()
    expect(find('[data-undo]')).not.toBeVisible()
    expect(kept).toBeUndefined()
  })
})

describe('choosing questions', () => {
  it('adds and removes a question with the same button', () => {
    run()
    const button = screen.getByLabelText('Add Who kept you waiting?')
    button.click()
    expect(questions()).toEqual([first])
    expect(status()).toBe('1 question added. Now 1 question, 5 minutes.')
    expect(control('listen', 1)).toHaveTextContent('What counts in question-empathy-wait.')
    expect(button).toHaveAccessibleName('Remove Who kept you waiting?')
    button.click()
    expect(questions()).toEqual([])
    expect(status()).toBe('Removed. The interview is empty.')
  })

  it('shows the questions of checked competences', () => {
    run()
    const shown = () => builder.querySelectorAll('details:not([hidden]) [data-question]').length
    const counts = ['Empathy', 'Problem solving', 'Problem solving', 'Empathy'].map((name) => {
      screen.getByLabelText(name).click()
      return shown()
    })
    expect(counts).toEqual([2, 4, 2, 4])
  })

  it('offers a role’s guide and competences, and its name as a title', () => {
    run()
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'guide-lead' } })
    expect(screen.getByLabelText('Problem solving')).toBeChecked()
    expect(screen.getByLabelText('Empathy')).not.toBeChecked()
    expect(screen.getByLabelText('Title')).toHaveValue('Team lead')
    expect(screen.getByText('Read the guide')).toHaveAttribute('href', '/interview-builder/library/team-lead/')
    expect(find('[data-add-guide]')).toHaveTextContent('Add the 2 questions from its guide')
    press('add-guide')
    expect(questions()).toEqual(['What did you see twice?', third])
    press('add-guide')
    expect(status()).toBe('They’re all in your interview already.')
  })

  it('adds the visitor’s own questions as plain text', () => {
    run()
    const field = find('[data-own-text]')
    enter(field, ' <b>Why</b> us?')
    fireEvent.submit(find('[data-own]'))
    expect(questions()).toEqual(['<b>Why</b> us?'])
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    fireEvent.submit(find('[data-own]'))
    expect(status()).toBe('Write a question first.')
    expect(kept).toBe('guide=-&own=%3Cb%3EWhy%3C%2Fb%3E%20us%3F')
  })
})

describe('ordering questions', () => {
  beforeEach(() => {
    run(three)
  })

  it('moves a question by its buttons, which keep the focus', () => {
    const button = screen.getByLabelText('Move question 3 up')
    button.focus()
    button.click()
    expect(questions()).toEqual([first, third, second])
    expect(status()).toBe('Moved to 2 of 3.')
    expect(control('up', 2)).toHaveFocus()
    control('up', 2).click()
    expect(control('up', 1)).toHaveAttribute('aria-disabled', 'true')
    control('up', 1).click()
    expect(status()).toBe('Still at 1 of 3.')
    screen.getByLabelText('Move question 1 down').click()
    expect(questions()).toEqual([first, third, second])
  })

  it.each([
    ['ArrowDown', [second, first, third]],
    ['End', [second, third, first]],
  ])('moves the first question by its handle with %s, and keeps the focus', (key, order) => {
    screen.getByLabelText('Move question 1 of 3').focus()
    expect(fireEvent.keyDown(control('handle', 1), { key })).toBe(false)
    expect(questions()).toEqual(order)
    expect(control('handle', order.indexOf(first) + 1)).toHaveFocus()
  })

  it('removes a question, focuses the next, and undoes the removal', () => {
    screen.getByLabelText('Remove question 3').click()
    expect(questions()).toEqual([first, second])
    expect(status()).toBe('Removed. Now 2 questions, 13 minutes.')
    expect(control('remove', 2)).toHaveFocus()
    press('undo')
    expect(questions()).toEqual([first, second, third])
    expect(find('[data-undo]')).not.toBeVisible()
  })

  it('has no accessibility violations', async () => {
    expect(await axe(builder)).toHaveNoViolations()
  })
})

describe('the stored interview', () => {
  it('is restored on the next visit', () => {
    run(`${three}&title=Team%20lead`)
    expect(questions()).toEqual([first, second, third])
    expect(find('[data-title]')).toHaveValue('Team lead')
  })

  it('can be cleared, and restored until the next change', () => {
    run(three)
    press('clear')
    expect(kept).toBe('')
    expect(find('[data-undo]')).toHaveFocus()
    press('undo')
    expect(kept).toBe(three)
    press('clear')
    add('empathy-wait')
    expect(find('[data-undo]')).not.toBeVisible()
  })
})

describe('a shared link', () => {
  it('shows its interview, and keeps the stored one until the first change', () => {
    location.search = '?guide=question-solving-pattern&title=Shared&utm_source=mail'
    run(three)
    expect(questions()).toEqual(['What did you see twice?'])
    expect(status()).toBe('This interview came with the link: 1 question, 5 minutes. Undo goes back to yours.')
    expect(kept).toBe(three)
    add('empathy-wait')
    expect(kept).toBe('guide=.solving-pattern,.empathy-wait&title=Shared')
    expect(location.search).toBe('?utm_source=mail')
  })

  it('can be undone in favor of the stored interview', () => {
    location.search = '?guide=.solving-pattern'
    run(three)
    press('undo')
    expect(questions()).toEqual([first, second, third])
    expect(location.search).toBe('')
  })

  it('reports unknown questions', () => {
    location.search = '?guide=.solving-pattern,.gone'
    run(three)
    expect(questions()).toHaveLength(1)
    expect(status()).toContain('1 question from the link can’t be found anymore.')
  })

  it('is copied', async () => {
    run(three)
    press('copy')
    await settle()
    expect(copied).toBe(`https://www.hearthside.example/interview-builder/?${three}`)
    expect(status()).toMatch(/^Link copied/)
  })

  it('is refused when it would be too long', () => {
    run(`guide=${'-,'.repeat(30)}&${Array.from({ length: 30 }, () => `own=${'x'.repeat(200)}`).join('&')}`)
    press('copy')
    expect(copied).toBeUndefined()
    expect(status()).toMatch(/too long for a link/)
  })
})
