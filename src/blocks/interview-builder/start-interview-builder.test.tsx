import { fireEvent, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { readExpiring, writeExpiring } from '../../lib/local-storage'
import { announcePage } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { interviewKey, startInterviewBuilder } from './start-interview-builder'
import { point } from './test-support/pointer'
import { drawSampleBuilder } from './test-support/sample-builder'

endDocumentAfterEach()
let builder: HTMLElement
const writeText = jest.fn<Promise<void>, [text: string]>()

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
const visit = (query = '') => {
  window.history.replaceState({ key: 'kept' }, '', `/interview-builder/${query}`)
}
const kept = () => readExpiring(interviewKey)

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  setClipboard({ writeText })
  visit()
})

function draw(): void {
  builder = drawSampleBuilder()
  for (const details of builder.querySelectorAll('details')) details.open = true
}

function run(stored?: string): void {
  if (stored !== undefined) writeExpiring(interviewKey, stored)
  draw()
  startInterviewBuilder(document)
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

it('explains what to do with an empty interview, and disables its actions', () => {
  run()
  expect(screen.getByText('Nothing here yet.')).toBeVisible()
  for (const name of ['print', 'copy', 'clear']) expect(find(`[data-${name}]`)).toBeDisabled()
  expect(find('[data-undo]')).not.toBeVisible()
  expect(kept()).toBeUndefined()
})

it('starts on a page that is rendered later', () => {
  startInterviewBuilder(document)
  draw()
  announcePage(document, { path: '/interview-builder/', isForward: true })
  add('empathy-wait')
  expect(questions()).toEqual([first])
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

  it('says that not all questions of a guide fit', () => {
    const own = Array.from({ length: 29 }, (_, index) => `own=Question%20${index + 1}`)
    run(`guide=${Array(29).fill('-').join(',')}&${own.join('&')}`)
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'guide-lead' } })
    press('add-guide')
    expect(status()).toBe('1 question added. Now 30 questions, 150 minutes. An interview can have up to 30 questions.')
  })

  it('keeps the visitor’s own title, and shows no link for a guide without a page', () => {
    run()
    enter(find('[data-title]'), 'Monday')
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'guide-writer' } })
    expect(find('[data-title]')).toHaveValue('Monday')
    expect(screen.getByText('Read the guide')).not.toBeVisible()
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: '' } })
    expect(find('[data-add-guide]')).not.toBeVisible()
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
    expect(kept()).toBe('guide=-&own=%3Cb%3EWhy%3C%2Fb%3E%20us%3F')
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
    ['ArrowUp', [first, second, third]],
  ])('moves the first question by its handle with %s, and keeps the focus', (key, order) => {
    screen.getByLabelText('Move question 1 of 3').focus()
    expect(fireEvent.keyDown(control('handle', 1), { key })).toBe(false)
    expect(questions()).toEqual(order)
    expect(control('handle', order.indexOf(first) + 1)).toHaveFocus()
  })

  it.each([{ key: 'ArrowDown', altKey: true }, { key: 'a' }])('ignores the key %j', (key) => {
    expect(fireEvent.keyDown(control('handle', 1), key)).toBe(true)
  })

  it('moves a question by dragging', () => {
    builder.querySelectorAll('[data-key]').forEach((item, index) => {
      const top = 200 + index * 100
      jest.spyOn(item, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 100 } as DOMRect)
    })
    Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 1000 })
    jest.spyOn(find('[data-plan]'), 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 1000 } as DOMRect)
    point(control('handle', 1), 'pointerdown', { clientY: 210 })
    point(document, 'pointermove', { clientY: 420 })
    point(document, 'pointerup', { clientY: 420 })
    expect(questions()).toEqual([second, third, first])
    expect(status()).toBe('Moved to 3 of 3.')
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

  it('adds up the minutes, and corrects invalid ones', () => {
    const sum = () => find('[data-sum]').textContent
    const field = screen.getByLabelText<HTMLInputElement>('Minutes for question 1')
    fireEvent.input(field, { target: { value: '' } })
    expect(sum()).toBe('3 questions, 18 minutes')
    enter(field, '500')
    expect(field).toHaveValue(90)
    expect(sum()).toBe('3 questions, 103 minutes')
    // The bar at the edge of a narrow screen has space for one of the numbers.
    expect(find('[data-count]')).toHaveTextContent(/^3 questions$/)
    expect(kept()).toBe('guide=.empathy-wait~90,.empathy-rule~8,.solving-dead-end')
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

  it('reports when the browser cannot store it', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError')
    })
    run()
    add('empathy-wait')
    expect(find('[data-keep]')).toHaveTextContent(/This browser can’t save your interview/)
  })

  it('can be cleared, and restored until the next change', () => {
    run(three)
    press('clear')
    expect(kept()).toBe('')
    expect(find('[data-undo]')).toHaveFocus()
    press('undo')
    expect(kept()).toBe(three)
    press('clear')
    add('empathy-wait')
    expect(find('[data-undo]')).not.toBeVisible()
  })

  it('can be printed', () => {
    const print = jest.spyOn(window, 'print').mockReturnValue()
    run(three)
    press('print')
    expect(print).toHaveBeenCalledTimes(1)
  })
})

describe('a shared link', () => {
  it('shows its interview, and keeps the stored one until the first change', () => {
    visit('?guide=question-solving-pattern&title=Shared&utm_source=mail#plan')
    run(three)
    expect(questions()).toEqual(['What did you see twice?'])
    expect(status()).toBe('This interview came with the link: 1 question, 5 minutes. Undo goes back to yours.')
    expect(kept()).toBe(three)
    add('empathy-wait')
    expect(kept()).toBe('guide=.solving-pattern,.empathy-wait&title=Shared')
    expect(window.location.href).toBe('http://localhost/interview-builder/?utm_source=mail#plan')
    expect(window.history.state).toEqual({ key: 'kept' })
  })

  it('can be undone in favor of the stored interview', () => {
    visit('?guide=.solving-pattern')
    run(three)
    press('undo')
    expect(questions()).toEqual([first, second, third])
    expect(window.location.search).toBe('')
  })

  it('can be undone in favor of a stored question of the visitor', () => {
    visit('?guide=-&own=Theirs')
    run('guide=-&own=Mine')
    expect(questions()).toEqual(['Theirs'])
    press('undo')
    expect(questions()).toEqual(['Mine'])
  })

  it.each([
    ['.solving-pattern,.gone', 1, '1 question from the link can’t be found anymore.'],
    ['gone,gone-too', 3, '2 questions from the link can’t be found anymore.'],
  ])('reports unknown questions: %s', (guide, count, message) => {
    visit(`?guide=${guide}`)
    run(three)
    expect(questions()).toHaveLength(count)
    expect(status()).toContain(message)
  })

  it('is copied', async () => {
    run(three)
    press('copy')
    await settle()
    expect(writeText).toHaveBeenCalledWith(`http://localhost/interview-builder/?${three}`)
    expect(status()).toMatch(/^Link copied/)
  })

  it.each([
    ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
    ['has no clipboard', undefined],
  ])('is shown for copying until the next change when the browser %s', async (_name, clipboard) => {
    setClipboard(clipboard)
    run(three)
    press('copy')
    await settle()
    expect(find('[data-link] input')).toHaveValue(`http://localhost/interview-builder/?${three}`)
    expect(find('[data-link]')).toBeVisible()
    expect(find('[data-link]')).toHaveAttribute('data-off-paper')
    control('down', 1).click()
    expect(find('[data-link]')).not.toBeVisible()
  })

  it('is refused when it would be too long', () => {
    run(`guide=${'-,'.repeat(30)}&${Array.from({ length: 30 }, () => `own=${'x'.repeat(200)}`).join('&')}`)
    press('copy')
    expect(writeText).not.toHaveBeenCalled()
    expect(status()).toMatch(/too long for a link/)
  })
})

describe('when another tab has changed the interview', () => {
  const changeElsewhere = (stored: string): void => {
    writeExpiring(interviewKey, stored)
    window.dispatchEvent(new StorageEvent('storage', { key: interviewKey }))
  }

  it('continues with that interview', () => {
    run()
    changeElsewhere('guide=.empathy-wait')
    expect(questions()).toEqual([first])
    add('solving-dead-end')
    expect(questions()).toEqual([first, third])
    expect(kept()).toBe('guide=.empathy-wait,.solving-dead-end')
  })

  it('still shows the interview of the link, and undoes to that of the other tab', () => {
    visit('?guide=.solving-dead-end')
    run()
    changeElsewhere('guide=.empathy-wait')
    expect(questions()).toEqual([third])
    press('undo')
    expect(questions()).toEqual([first])
  })
})
