import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FormSlot, type FormSlotProps } from './FormSlot'

const props: FormSlotProps = {
  background: 'blue',
  heading: 'See it',
  bodyHtml: '<p>Half an hour.</p>',
  points: ['A tour', 'Straight answers'],
  fallback: { label: 'Write to us', href: 'mailto:demo@hearthside.example' },
}

describe('FormSlot', () => {
  it('has no accessibility violations, with everything and with a heading alone', async () => {
    const { container, rerender } = render(<FormSlot {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<FormSlot background="night" heading="See it" points={[]} />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows words, points and where to go while there is no form', () => {
    render(<FormSlot {...props} />)
    expect(screen.getByRole('heading', { name: 'See it', level: 2 })).toBeVisible()
    expect(screen.getByText('Half an hour.')).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['A tour', 'Straight answers'])
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:demo@hearthside.example')
  })
})
