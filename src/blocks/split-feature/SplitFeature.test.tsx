import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { SplitFeature, type SplitFeatureProps } from './SplitFeature'

const required: SplitFeatureProps = {
  background: 'white',
  heading: 'One inbox',
  bodyHtml: '<p>Assign and <strong>mention</strong>.</p>',
  points: [],
  picture: { src: '/inbox.png', width: 1280, height: 960, alt: 'An inbox', sources: [] },
  pictureSide: 'right',
}

const props: SplitFeatureProps = {
  ...required,
  anchor: 'inbox',
  eyebrow: 'Shared inbox',
  points: ['Private notes', 'Saved replies'],
  link: { label: 'Explore the inbox', href: '/inbox/' },
}

describe('SplitFeature', () => {
  it('has no accessibility violations, with all fields and with the required ones', async () => {
    const { container, rerender } = render(<SplitFeature {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<SplitFeature {...required} />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows its text, points and link', () => {
    render(<SplitFeature {...props} />)
    expect(screen.getByRole('heading', { level: 2, name: 'One inbox' })).toBeVisible()
    expect(screen.getByText('Shared inbox')).toBeVisible()
    expect(screen.getByText('mention').tagName).toBe('STRONG')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Private notes', 'Saved replies'])
    expect(screen.getByRole('link', { name: 'Explore the inbox' })).toHaveAttribute('href', '/inbox/')
  })

  it.each(['left', 'right'] as const)(
    'has the text before the picture in the HTML when the picture is %s',
    (pictureSide) => {
      render(<SplitFeature {...props} pictureSide={pictureSide} />)
      const image = screen.getByRole('img', { name: 'An inbox' })
      expect(screen.getByRole('heading').compareDocumentPosition(image)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(image).toHaveAttribute('loading', 'lazy')
    },
  )
})
