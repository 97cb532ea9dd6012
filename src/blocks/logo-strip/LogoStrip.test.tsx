import { render, screen, within } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { mapLogoStrip } from './logo-strip.cms'
import { LogoStrip } from './LogoStrip'

it('names each logo by its description or title, and links those with an address', () => {
  render(<LogoStrip {...mapLogoStrip(entries.ContentfulLogoStrip)} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  const [kestrel, oatwell] = items.map((item) => within(item))
  expect(kestrel?.getByRole('link', { name: 'Kestrel' })).toHaveAttribute('href', 'https://kestrel.example/')
  expect(oatwell?.getByRole('img', { name: 'Oatwell, an oat' })).toBeVisible()
  expect(oatwell?.queryByRole('link')).toBeNull()
})
