import { render, screen } from '@testing-library/react'
import { englishEstimateWords } from '../Translation/estimate-words'
import { TranslationProvider } from '../Translation/Translation'
import { englishWords } from '../Translation/words'
import { Link } from './Link'

it.each([
  ['/pricing#plans', undefined, '/pricing/#plans', null],
  ['https://status.example/now', undefined, 'https://status.example/now', 'noopener'],
  ['https://status.example/now', 'me', 'https://status.example/now', 'me noopener'],
])('normalizes the address %s with the rel %s', (href, rel, address, result) => {
  render(
    <Link href={href} rel={rel} aria-current="page">
      Words
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Words', current: 'page' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([address, result])
})

it('renders text without a link for an address that could run a script', () => {
  const hostile = ['javascript', 'alert(1)'].join(':')
  render(<Link href={hostile}>Win a prize</Link>)
  expect(screen.getByText('Win a prize')).not.toHaveAttribute('href')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('leads from a translated page to the translation of its target, or names the language of the target', () => {
  const translation = {
    locale: 'de',
    paths: ['/pricing/'],
    words: englishWords,
    estimateWords: englishEstimateWords,
    signalNote: '',
  } as const
  render(
    <TranslationProvider value={translation}>
      <Link href="/pricing#plans">Preise</Link>
      <Link href="/inbox/">Posteingang</Link>
    </TranslationProvider>,
  )
  expect(screen.getByRole('link', { name: 'Preise' })).toHaveAttribute('href', '/de/pricing/#plans')
  expect(screen.getByRole('link', { name: 'Preise' })).not.toHaveAttribute('hreflang')
  expect(screen.getByRole('link', { name: 'Posteingang' })).toHaveAttribute('href', '/inbox/')
  expect(screen.getByRole('link', { name: 'Posteingang' })).toHaveAttribute('hreflang', 'en')
})
