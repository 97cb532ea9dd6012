import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { LogoStrip, type LogoStripProps } from './LogoStrip'

const picture = { src: '/logo.svg', width: 120, height: 36, sources: [] }

const props: LogoStripProps = {
  anchor: 'teams',
  background: 'white',
  heading: 'At home with teams of every size',
  logos: [
    { id: 'kestrel', picture: { ...picture, alt: 'Kestrel' }, href: 'https://kestrel.example/' },
    { id: 'oatwell', picture: { ...picture, alt: 'Oatwell' } },
  ],
}

describe('LogoStrip', () => {
  it('has no accessibility violations, with all fields and without a heading', async () => {
    const { container, rerender } = render(<LogoStrip {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<LogoStrip {...props} heading={undefined} />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('lists the logos by name under the heading', () => {
    render(<LogoStrip {...props} />)
    expect(screen.getByRole('heading', { level: 2, name: 'At home with teams of every size' })).toBeVisible()
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items).toHaveLength(2)
    expect(screen.getByRole('img', { name: 'Oatwell' })).toBeVisible()
  })

  it('links only the logos with a link, named by company', () => {
    render(<LogoStrip {...props} />)
    expect(screen.getByRole('link')).toHaveAccessibleName('Kestrel')
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://kestrel.example/')
  })
})
