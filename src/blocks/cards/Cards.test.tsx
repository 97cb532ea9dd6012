import { render, screen, within } from '@testing-library/react'
import type { CardsStyle } from '../../../content/model/choices'
import { entries } from '../test-support/entries'
import { picture } from '../test-support/entry-parts'
import { Cards } from './Cards'
import { mapCards } from './cards.cms'

type RawCard = NonNullable<NonNullable<Queries.CardsBlockFragment['cards']>[number]>

const card = (id: string, fields: Partial<RawCard>) => ({ contentful_id: id, title: id, ...fields }) as RawCard

function draw(style: CardsStyle, ...cards: readonly RawCard[]) {
  const { container } = render(<Cards {...mapCards({ ...entries.ContentfulCards, style, cards })} />)
  return container
}

it('shows steps as an ordered list, with their pictures', () => {
  draw(
    'steps',
    card('Forward', { text: 'Point it here.', image: picture('A form') }),
    card('Answer', { text: 'Write.' }),
  )
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['ForwardPoint it here.', 'AnswerWrite.'])
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getByRole('img', { name: 'A form' })).toBeVisible()
})

it('shows numbers with what they count, and their sources', () => {
  draw(
    'numbers',
    card('teams answer', { value: '12,000+', text: 'Paying accounts' }),
    card('countries', { value: '92' }),
  )
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms).toEqual(['teams answer', 'countries'])
  expect(values).toEqual(['12,000+', 'Paying accounts', '92'])
})

it('names each logo by its description or title, and links those with an address', () => {
  const link = { linkLabel: 'Kestrel', linkUrl: 'https://kestrel.example/' }
  draw(
    'logos',
    card('Kestrel', { image: picture(''), ...link }),
    card('Oatwell', { image: picture('Oatwell, an oat') }),
  )
  expect(screen.getByRole('link', { name: 'Kestrel' })).toHaveAttribute('href', link.linkUrl)
  expect(screen.getByRole('img', { name: 'Oatwell, an oat' })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it.each<[CardsStyle, string]>([
  ['cards', 'text'],
  ['plain', 'text'],
  ['steps', 'text'],
  ['numbers', 'value'],
  ['logos', 'image'],
])('names a card in the style “%s” without its %s', (style, field) => {
  expect(() => draw(style, card('Inbox', {}))).toThrow(`Entry "Inbox", field "${field}": it is empty, but required`)
})
