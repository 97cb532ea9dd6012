import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { track } from '../../analytics/analytics'
import { announcePage } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { startInbox } from './start-inbox'
import { sampleInbox } from './test-support/sample-inbox'
import { Inbox } from './Tour.Inbox'

jest.mock('../../analytics/analytics', () => ({ track: jest.fn() }))

endDocumentAfterEach()
const scrollIntoView = jest.fn()

/** Without styles in the document, which jsdom would apply slowly. */
const view = new ServerStyleSheet().collectStyles(<Inbox {...sampleInbox} />)

function open(hash = '') {
  window.history.replaceState(null, '', `/${hash}`)
  const { container } = render(view)
  startInbox(document)
  return container.querySelector('[data-inbox]') as HTMLElement
}

const talk = (name: string) => screen.getByRole('article', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const current = () => document.querySelector('[data-is-current]')?.id
const listed = () =>
  screen.getAllByRole('link', { name: /Okafor|Adeyemi|Haddad/ }).map((link) => link.getAttribute('href'))
const status = () => document.querySelector('[data-status]')?.textContent
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })
const choose = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('radio', { name }))
}
const click = (name: string | RegExp) => {
  fireEvent.click(button(name))
}
const send = (text: string) => {
  type(text)
  click('Send')
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  jest.restoreAllMocks()
})

it('shows all conversations, and says what is missing, without a script', () => {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(view), 'text/html')
  expect(page.querySelector('noscript')?.textContent).toBe('Trying it needs JavaScript.')
  for (const text of ['I ordered Ember.', 'A new one is packed.', 'They are no pair.', 'Can I wash them?']) {
    expect(page.body.textContent).toContain(text)
  }
  expect([...page.links].map(({ hash }) => hash)).toEqual(expect.arrayContaining(['#talk-maya', '#talk-amira']))
  expect(
    [...page.querySelectorAll('button, input, textarea')].filter((control) => !control.closest('[hidden]')),
  ).toEqual([])
})

it('opens the conversation in the address', () => {
  open('#talk-joe')
  expect(current()).toBe('talk-joe')
})

it('opens a conversation and moves the focus to it, and back to the list', () => {
  const root = open()
  expect(root).not.toHaveAttribute('data-is-reading')
  const link = screen.getByRole('link', { name: /Two left shades/ })
  expect(fireEvent.click(link)).toBe(false)
  expect(current()).toBe('talk-joe')
  expect(root).toHaveAttribute('data-is-reading')
  expect(screen.getByRole('heading', { name: 'Two left shades' })).toHaveFocus()
  expect(screen.getByText('Tom is reading this, too.')).toBeVisible()
  // The click of a finger on the arrow has the arrow as its target.
  const arrow = screen.getByRole('link', { name: 'Conversations' }).querySelector('svg')
  if (arrow) fireEvent.click(arrow)
  expect(root).not.toHaveAttribute('data-is-reading')
  expect(link).toHaveFocus()
})

it('assigns a conversation, and shows whose it is in the list', () => {
  open()
  choose('Priya')
  expect(screen.getByRole('link', { name: /Wrong color Priya/ })).toBeVisible()
  expect(status()).toBe('Assigned to Priya.')
  choose('You')
  choose(/^Mine/)
  expect(listed()).toEqual(['#talk-maya'])
})

it('adds a note that looks like one', () => {
  open()
  choose('Note')
  expect(screen.getByLabelText('Note for your colleagues, never for customers')).toBe(field())
  type('<b>Packed</b>?')
  click('Add note')
  const note = within(talk('Wrong color')).getByText('<b>Packed</b>?').closest('li')
  expect(note).toHaveAttribute('data-from', 'note')
  expect(note).toHaveTextContent('You left a note')
  expect(status()).toBe('Only your colleagues see this note, and Maya never does.')
  expect(field()).toHaveValue('')
})

it('inserts a saved reply with the name of the customer, to change it', () => {
  open()
  fireEvent.click(screen.getByRole('link', { name: /Linen curtains/ }))
  click('Washing linen Hi Amira, in cold water.')
  expect(field()).toHaveValue('Hi Amira, in cold water.')
  expect(field()).toHaveFocus()
})

it('sends a reply, and takes it back within ten seconds', () => {
  open()
  send('It leaves tonight.')
  expect(within(talk('Wrong color')).getByText('It leaves tonight.')).toBeVisible()
  expect(button('Undo')).toHaveFocus()
  pass(9_900)
  click('Undo')
  expect(within(talk('Wrong color')).queryByText('It leaves tonight.')).not.toBeInTheDocument()
  expect(field()).toHaveValue('It leaves tonight.')
  expect(field()).toHaveFocus()
})

it('delivers a reply after ten seconds, but not while the visitor is at “Undo”', () => {
  open()
  send('It leaves tonight.')
  const undo = button('Undo')
  const isAt = jest.spyOn(undo, 'matches').mockImplementation((selector) => selector.includes(':focus-visible'))
  pass(30_000)
  expect(undo).toBeVisible()
  isAt.mockReturnValue(false)
  const heading = screen.getByRole('heading', { name: 'Wrong color' })
  const focus = jest.spyOn(heading, 'focus')
  pass(1000)
  expect(undo).not.toBeVisible()
  expect(heading).toHaveFocus()
  // The visitor may read elsewhere in the page by now.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

it('gives a second reply ten seconds of its own, with a bar that starts again', () => {
  const root = open()
  const bar = () => root.querySelector('[data-sent]')
  send('It leaves tonight.')
  const first = bar()
  pass(9_000)
  send('It has left.')
  expect(bar()).not.toBe(first)
  field().focus()
  pass(9_900)
  expect(bar()).toBeVisible()
  pass(100)
  expect(bar()).not.toBeVisible()
})

it('asks for a text before sending', () => {
  open()
  send('  ')
  expect(status()).toBe('Write a reply first, or use a saved one.')
  expect(field()).toHaveFocus()
})

it('closes, snoozes and reopens', () => {
  open()
  click('Close')
  expect(listed()).toEqual(['#talk-joe', '#talk-amira'])
  expect(within(talk('Wrong color')).getByText('Closed')).toBeVisible()
  expect(status()).toBe('Closed.')
  expect(screen.getByRole('heading', { name: 'Wrong color' })).toHaveFocus()
  click('Reopen')
  click('Snooze')
  choose(/^Snoozed/)
  expect(listed()).toEqual(['#talk-maya'])
  const [announced] = screen.getAllByRole('status')
  choose(/^Closed/)
  expect(screen.getByText('Nothing here.')).toBeVisible()
  expect(announced).toContainElement(screen.getByText('Nothing here.'))
})

it('goes to the next and the previous conversation by keys, also from a closed one', () => {
  open('#talk-joe')
  click('Close')
  expect(press('j')).toBe(false)
  expect(current()).toBe('talk-amira')
  press('k')
  expect(current()).toBe('talk-maya')
})

it('closes the saved replies for a note', () => {
  const root = open()
  screen.getByRole('heading', { name: 'Wrong color' }).focus()
  press('/')
  choose('Note')
  expect(root.querySelector('[data-saved]')).not.toHaveAttribute('open')
})

it('goes to the controls by keys, but not while typing', () => {
  open('#talk-maya')
  screen.getByRole('heading', { name: 'Wrong color' }).focus()
  press('a')
  expect(screen.getByRole('radio', { name: 'You' })).toHaveFocus()
  choose('Priya')
  screen.getByRole('heading', { name: 'Wrong color' }).focus()
  press('a')
  expect(screen.getByRole('radio', { name: 'Priya' })).toHaveFocus()
  press('n')
  expect(screen.getByRole('radio', { name: 'Note' })).toBeChecked()
  expect(field()).toHaveFocus()
  expect(press('r')).toBe(true)
  expect(screen.getByRole('radio', { name: 'Note' })).toBeChecked()
  press('Escape')
  expect(screen.getByRole('heading', { name: 'Wrong color' })).toHaveFocus()
  press('r')
  expect(screen.getByRole('radio', { name: 'Reply' })).toBeChecked()
  press('/')
  expect(button(/Sent again/)).toHaveFocus()
  press('Escape')
  expect(field()).toHaveFocus()
  type('It leaves tonight.')
  press('Escape', { isComposing: true })
  expect(field()).toHaveFocus()
  press('Enter', { ctrlKey: true })
  expect(button('Undo')).toBeVisible()
  expect(press('j', { metaKey: true })).toBe(true)
})

it('reports the first use and the end once, and then offers the trial', () => {
  open()
  expect(track).not.toHaveBeenCalled()
  expect(screen.queryByText('That was a morning.')).not.toBeVisible()
  choose('You')
  choose('Note')
  type('Done')
  click('Add note')
  click('Close')
  choose('Reply')
  click(/Sent again/)
  expect(track).toHaveBeenCalledTimes(1)
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  click('Send')
  expect(status()).toBe('Sent to Maya. You have ten seconds to undo it. You’ve tried everything.')
  click('Reopen')
  click('Snooze')
  expect(jest.mocked(track).mock.calls).toEqual([[{ name: 'Tried Inbox' }], [{ name: 'Finished Inbox' }]])
  expect(screen.getByText('That was a morning.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try it free' })).toBeVisible()
  jest.runAllTicks()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  // Moving the focus scrolls too.
  expect(focus.mock.invocationCallOrder[0]).toBeLessThan(scrollIntoView.mock.invocationCallOrder[0] ?? 0)
  expect(within(screen.getByRole('list', { name: 'Things to try' })).getAllByText('Done:')).toHaveLength(5)
})

it('stops when it leaves the page', () => {
  open()
  send('It leaves tonight.')
  cleanup()
  announcePage(document, { path: '/pricing/', isForward: true })
  expect(jest.getTimerCount()).toBe(0)
})

it('has no accessibility violations while it runs', async () => {
  const root = open()
  send('It leaves tonight.')
  jest.useRealTimers()
  expect(await axe(root)).toHaveNoViolations()
})
