import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { runInterviewBuilder, type InterviewServices } from './run-interview-builder'
import { point } from './test-support/pointer'
import { drawSampleBuilder } from './test-support/sample-builder'

let kept: string | undefined
let isRefused: boolean
let copied: string | undefined
let running: AbortController
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

function run(): HTMLElement {
  const builder = drawSampleBuilder()
  for (const details of builder.querySelectorAll('details')) details.open = true
  runInterviewBuilder(builder, { ...services, signal: running.signal })
  return builder
}

const plan = () => screen.getByRole('region', { name: 'Your interview', hidden: true })
const questions = () => [...plan().querySelectorAll('[data-key] [data-text]')].map((element) => element.textContent)
const status = () => document.querySelector('[role=status]')?.textContent
/** Whether something can be seen is asked for where it matters: asking takes long in a page this large. */
const user = userEvent.setup({ pointerEventsCheck: 0 })
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const press = (name: string) => user.click(button(name))
const three = 'guide=.empathy-wait,.empathy-rule~8,.solving-dead-end'

const first = 'Who kept you waiting?'
const second = 'Which rule was unfair?'
const third = 'When were you stuck?'

describe('an empty builder', () => {
  it('explains what to do, and disables its actions', () => {
    run()
    expect(within(plan()).getByText('Nothing here yet.')).toBeInTheDocument()
    for (const name of ['Print', 'Copy link', 'Start over']) {
      expect(button(name)).toBeDisabled()
    }
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(kept).toBeUndefined()
  })

  it('has no accessibility violations', async () => {
    expect(await axe(run())).toHaveNoViolations()
  })
})

describe('choosing questions', () => {
  it('adds and removes a question with the same button', async () => {
    run()
    await press(`Add ${first}`)
    expect(questions()).toEqual([first])
    expect(status()).toBe('1 question added. Now 1 question, 5 minutes.')
    expect(within(plan()).getByText('What counts in question-empathy-wait.')).toBeInTheDocument()
    await press(`Remove ${first}`)
    expect(questions()).toEqual([])
    expect(status()).toBe('Removed. The interview is empty.')
  })

  it('shows the questions of checked competences', async () => {
    const builder = run()
    const shown = () => [...builder.querySelectorAll('details:not([hidden]) [data-question]')].length
    await user.click(screen.getByLabelText('Empathy'))
    expect(shown()).toBe(2)
    expect(screen.queryByText(third)).not.toBeVisible()
    await user.click(screen.getByLabelText('Problem solving'))
    expect(shown()).toBe(4)
    await user.click(screen.getByLabelText('Problem solving'))
    await user.click(screen.getByLabelText('Empathy'))
    expect(shown()).toBe(4)
  })

  it('offers a role’s guide and competences, and its name as a title', async () => {
    run()
    await user.selectOptions(screen.getByLabelText('Role'), 'Team lead')
    expect(screen.getByLabelText('Problem solving')).toBeChecked()
    expect(screen.getByLabelText('Empathy')).not.toBeChecked()
    expect(screen.getByLabelText('Title')).toHaveValue('Team lead')
    expect(screen.getByRole('link', { name: 'Read the guide' })).toHaveAttribute(
      'href',
      '/interview-builder/library/team-lead/',
    )
    await press('Add the 2 questions from its guide')
    expect(questions()).toEqual(['What did you see twice?', third])
    await press('Add the 2 questions from its guide')
    expect(status()).toBe('They’re all in your interview already.')
  })

  it('keeps the visitor’s own title, and shows no link for a guide without a page', async () => {
    run()
    await user.type(screen.getByLabelText('Title'), 'Monday')
    await user.selectOptions(screen.getByLabelText('Role'), 'Writer')
    expect(screen.getByLabelText('Title')).toHaveValue('Monday')
    expect(screen.queryByRole('link', { name: 'Read the guide' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Role'), 'Any role')
    expect(screen.queryByRole('button', { name: /from its guide/ })).toBeNull()
  })

  it('adds the visitor’s own questions as plain text', async () => {
    run()
    const field = screen.getByLabelText('Your own question')
    await user.type(field, ' <b>Why</b> us?{Enter}')
    expect(questions()).toEqual(['<b>Why</b> us?'])
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    await user.type(field, '{Enter}')
    expect(status()).toBe('Write a question first.')
    expect(kept).toBe('guide=-&own=%3Cb%3EWhy%3C%2Fb%3E%20us%3F')
  })
})

describe('ordering questions', () => {
  beforeEach(() => {
    kept = three
  })

  it('moves a question by its buttons, which keep the focus', async () => {
    run()
    await press('Move question 3 up')
    expect(questions()).toEqual([first, third, second])
    expect(status()).toBe('Moved to 2 of 3.')
    expect(button('Move question 2 up')).toHaveFocus()
    await press('Move question 2 up')
    expect(button('Move question 1 up')).toHaveAttribute('aria-disabled', 'true')
    await press('Move question 1 up')
    expect(status()).toBe('Still at 1 of 3.')
    await press('Move question 1 down')
    expect(questions()).toEqual([first, third, second])
  })

  it.each([
    ['ArrowDown', [second, first, third]],
    ['End', [second, third, first]],
    ['ArrowUp', [first, second, third]],
  ])('moves the first question by its handle with %s', async (key, order) => {
    run()
    button('Move question 1 of 3').focus()
    await user.keyboard(`{${key}}`)
    expect(questions()).toEqual(order)
    const place = order.indexOf(first) + 1
    expect(button(`Move question ${place} of 3`)).toHaveFocus()
  })

  it('ignores other keys', () => {
    run()
    const handle = button('Move question 1 of 3')
    expect(fireEvent.keyDown(handle, { key: 'ArrowDown', altKey: true })).toBe(true)
    expect(fireEvent.keyDown(handle, { key: 'a' })).toBe(true)
    expect(fireEvent.keyDown(handle, { key: 'ArrowDown' })).toBe(false)
  })

  it('moves a question by dragging', () => {
    const builder = run()
    const items = [...builder.querySelectorAll<HTMLElement>('[data-key]')]
    items.forEach((item, index) => {
      const top = 200 + index * 100
      jest.spyOn(item, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 100 } as DOMRect)
    })
    Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 1000 })
    jest.spyOn(plan(), 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 1000 } as DOMRect)
    point(button('Move question 1 of 3'), 'pointerdown', { clientY: 210 })
    point(document, 'pointermove', { clientY: 420 })
    point(document, 'pointerup', { clientY: 420 })
    expect(questions()).toEqual([second, third, first])
    expect(status()).toBe('Moved to 3 of 3.')
  })

  it('removes a question, focuses the next, and undoes the removal', async () => {
    run()
    await press('Remove question 3')
    expect(questions()).toEqual([first, second])
    expect(status()).toBe('Removed. Now 2 questions, 13 minutes.')
    expect(button('Remove question 2')).toHaveFocus()
    await press('Undo')
    expect(questions()).toEqual([first, second, third])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('adds up the minutes, and corrects invalid ones', async () => {
    run()
    const sum = () => plan().querySelector('[data-sum]')?.textContent
    expect(sum()).toBe('3 questions, 18 minutes')
    const field = screen.getByLabelText('Minutes for question 1')
    await user.clear(field)
    expect(sum()).toBe('3 questions, 18 minutes')
    await user.type(field, '500')
    await user.tab()
    expect(field).toHaveValue(90)
    expect(sum()).toBe('3 questions, 103 minutes')
    // The bar at the edge of a narrow screen has room for one of the numbers.
    expect(screen.getByRole('link', { name: /^Your interview:/, hidden: true })).toHaveTextContent(
      /^Your interview: 3 questions$/,
    )
    expect(kept).toBe('guide=.empathy-wait~90,.empathy-rule~8,.solving-dead-end')
  })

  it('has no accessibility violations', async () => {
    expect(await axe(run())).toHaveNoViolations()
  })
})

describe('the stored interview', () => {
  it('is restored on the next visit', () => {
    kept = `${three}&title=Team%20lead`
    run()
    expect(questions()).toEqual([first, second, third])
    expect(screen.getByLabelText('Title')).toHaveValue('Team lead')
  })

  it.each(['', 'nonsense', 'guide=%E0%A4%A', '{"v":1}'])('is empty for “%s”', (stored) => {
    kept = stored
    run()
    expect(questions()).toEqual([])
    expect(status()).toBe('')
  })

  it('reports when the browser cannot store it', async () => {
    isRefused = true
    run()
    await press(`Add ${first}`)
    expect(within(plan()).getByText(/This browser can’t save your interview/)).toBeInTheDocument()
  })

  it('can be cleared and restored', async () => {
    kept = three
    run()
    await press('Start over')
    expect(kept).toBe('')
    expect(button('Undo')).toHaveFocus()
    await press('Undo')
    expect(kept).toBe(three)
    expect(questions()).toHaveLength(3)
  })

  it('cannot be restored after the next change', async () => {
    kept = three
    run()
    await press('Start over')
    await press(`Add ${first}`)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('a shared link', () => {
  it('shows its interview, and keeps the stored one until the first change', async () => {
    kept = three
    location.search = '?guide=question-solving-pattern&title=Shared&utm_source=mail'
    run()
    expect(questions()).toEqual(['What did you see twice?'])
    expect(status()).toBe('This interview came with the link: 1 question, 5 minutes. Undo goes back to yours.')
    expect(kept).toBe(three)
    await press(`Add ${first}`)
    expect(kept).toBe('guide=.solving-pattern,.empathy-wait&title=Shared')
    expect(location.search).toBe('?utm_source=mail')
  })

  it('can be undone in favor of the stored interview', async () => {
    kept = three
    location.search = '?guide=.solving-pattern'
    run()
    await press('Undo')
    expect(questions()).toEqual([first, second, third])
    expect(location.search).toBe('')
  })

  it('reports unknown questions', () => {
    location.search = '?guide=.solving-pattern,.gone'
    run()
    expect(status()).toContain('1 question from the link can’t be found anymore.')
  })

  it('keeps the stored interview when all its questions are unknown', () => {
    kept = three
    location.search = '?guide=gone,gone-too'
    run()
    expect(questions()).toHaveLength(3)
    expect(status()).toBe('2 questions from the link can’t be found anymore.')
  })

  it('is copied', async () => {
    kept = three
    run()
    await press('Copy link')
    expect(copied).toBe(`https://www.hearthside.example/interview-builder/?${three}`)
    expect(status()).toMatch(/^Link copied/)
  })

  it('is shown for copying when the browser refuses', async () => {
    kept = three
    isRefused = true
    run()
    await press('Copy link')
    const field = screen.getByLabelText('Link to this interview')
    expect(field).toHaveValue(`https://www.hearthside.example/interview-builder/?${three}`)
    await press('Move question 1 down')
    expect(screen.queryByRole('textbox', { name: 'Link to this interview' })).toBeNull()
  })

  it('is refused when it would be too long', async () => {
    kept = `guide=${'-,'.repeat(30)}&${Array.from({ length: 30 }, () => `own=${'x'.repeat(200)}`).join('&')}`
    run()
    await press('Copy link')
    expect(copied).toBeUndefined()
    expect(status()).toMatch(/too long for a link/)
  })
})

it('prints', async () => {
  kept = three
  run()
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
})

it('does nothing after the signal has aborted', async () => {
  run()
  running.abort()
  await press(`Add ${first}`)
  expect(questions()).toEqual([])
})

it('does nothing when a part is missing', () => {
  const builder = drawSampleBuilder()
  builder.querySelector('[data-blank]')?.remove()
  runInterviewBuilder(builder, { ...services, signal: running.signal })
  expect(screen.queryByRole('button')).toBeNull()
})
