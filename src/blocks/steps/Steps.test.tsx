import { render, screen, within } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { Steps } from './Steps'
import { mapSteps } from './steps.cms'

it('is an ordered list of steps with headings', () => {
  render(<Steps {...mapSteps(entries.ContentfulSteps)} />)
  const list = screen.getByRole('list')
  expect(list.tagName).toBe('OL')
  const [forward] = within(list).getAllByRole('listitem')
  expect(forward).toContainElement(screen.getByRole('heading', { level: 3, name: 'Forward your mail' }))
  expect(forward).toContainElement(screen.getByRole('img', { name: 'A form' }))
})
