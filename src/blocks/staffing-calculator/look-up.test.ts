import { lookUp } from './look-up'

it('says for calls what the calculator says', () => {
  const { caption, columns, rows } = lookUp()
  expect(caption).toBe(
    'Agents at a time, for 80% of calls answered within 20 seconds, and nobody busy more than 85% of the time',
  )
  expect(columns[1]).toBe('6 minutes each')
  expect(rows.find(({ contacts }) => contacts === 40)?.agents[1]).toBe('7')
  expect(rows.find(({ contacts }) => contacts === 400)?.agents[1]).toBe('48')
})
