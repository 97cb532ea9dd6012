import { render, screen } from '@testing-library/react'
import { email, formOf, rawForm } from '../../forms/model/test-support/forms'
import { entries } from '../test-support/entries'
import { Hero } from './Hero'
import { mapHero } from './hero.cms'

const raw = entries.ContentfulHero

it('has the title of the page, and loads its picture with priority', () => {
  render(<Hero {...mapHero(raw)} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Support that feels like home' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'An inbox' })).toHaveAttribute('fetchpriority', 'high')
})

it('replaces the picture by a form named by the heading', () => {
  render(<Hero {...mapHero({ ...raw, form: rawForm(formOf([email()])) })} />)
  expect(screen.getByRole('form', { name: 'Support that feels like home' })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
