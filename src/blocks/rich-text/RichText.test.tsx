import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { RichText } from './RichText'

describe('RichText', () => {
  it('shows the text with its headings and links, and has the anchor', async () => {
    const { container } = render(
      <RichText background="white" anchor="data" bodyHtml='<h2>Your data</h2><p><a href="/privacy/">More</a></p>' />,
    )
    expect(screen.getByRole('heading', { name: 'Your data', level: 2 })).toBeVisible()
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/privacy/')
    expect(container.querySelector('section')).toHaveAttribute('id', 'data')
    expect(await axe(container)).toHaveNoViolations()
  })
})
