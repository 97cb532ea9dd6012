import { act, fireEvent, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { announcePage } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { startFilm } from './start-film'
import type { FilmProps } from './tour.cms'
import { Film } from './Tour.Film'

const scene = (id: string, seconds: number) => ({
  id,
  caption: `What happens in ${id}`,
  picture: { src: `/${id}.png`, width: 800, height: 600, alt: `Picture of ${id}`, sources: [] },
  focus: 'center' as const,
  seconds,
})

const props: FilmProps = {
  title: 'A tour of the inbox',
  scenes: [scene('inbox', 5), scene('reply', 4), scene('article', 56)],
}

endDocumentAfterEach()

const open = () => {
  const drawn = render(<Film {...props} />)
  startFilm(document)
  return drawn
}
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
const current = () => document.querySelector('[data-current] p')?.textContent
const inReply = 'What happens in reply'

beforeEach(() => {
  jest.useFakeTimers()
})
it('shows all scenes with their captions, and no controls, without a script', () => {
  render(<Film {...props} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['What happens in reply', 'What happens in article']),
  )
  expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(3)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('offers to play, with the length of all scenes, and loads no picture early', () => {
  open()
  expect(screen.getByRole('button', { name: /Play: A tour of the inbox\s*1:05/ })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Picture of reply' })).toHaveAttribute('loading', 'lazy')
})

it('plays the scenes in order, announces them to screen readers, and can play again', () => {
  open()
  press(/^Play/)
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
  expect(current()).toBe('What happens in inbox')
  pass(5)
  expect(current()).toBe(inReply)
  expect(screen.getByRole('status')).toHaveTextContent(inReply)
  expect(screen.getByRole('button', { name: 'Step 2 of 3' })).toHaveAttribute('aria-current', 'step')
  pass(60)
  expect(current()).toBe('What happens in article')
  press('Play again')
  expect(current()).toBe('What happens in inbox')
})

it('has no accessibility violations while it plays', async () => {
  const { container } = open()
  press(/^Play/)
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
})

it('pauses and resumes', () => {
  open()
  press(/^Play/)
  pass(3)
  press('Pause')
  pass(60)
  expect(current()).toBe('What happens in inbox')
  press('Play')
  pass(1.9)
  expect(current()).toBe('What happens in inbox')
  pass(0.2)
  expect(current()).toBe(inReply)
})

it('goes to a scene by its bar and by keys, and stays paused', () => {
  open()
  press(/^Play/)
  press('Pause')
  press('Step 3 of 3')
  expect(current()).toBe('What happens in article')
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Step 3 of 3' }), { key: 'ArrowRight' })).toBe(true)
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Step 3 of 3' }), { key: 'ArrowLeft' })).toBe(false)
  expect(current()).toBe(inReply)
  pass(60)
  expect(current()).toBe(inReply)
  expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft' })).toBe(true)
})

it('pauses in a hidden tab', () => {
  open()
  press(/^Play/)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  pass(60)
  expect(current()).toBe('What happens in inbox')
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})

it('stops when the page changes, and offers to play on the next page', () => {
  const { unmount } = open()
  press(/^Play/)
  unmount()
  render(<Film {...props} />)
  announcePage(document, { path: '/platform/', isForward: true })
  expect(jest.getTimerCount()).toBe(0)
  expect(screen.getByRole('button', { name: /^Play/ })).toBeVisible()
})
