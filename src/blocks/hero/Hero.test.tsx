import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { heroLayouts } from '../../data/content-choices'
import { Hero, type HeroProps } from './Hero'

const props: HeroProps = {
  anchor: 'top',
  background: 'cream',
  layout: 'split',
  eyebrow: 'Help desk',
  heading: 'Support that feels like home',
  text: 'One inbox.',
  primary: { label: 'Start free trial', href: '/trial' },
  secondary: { label: 'Get a demo', href: '/demo/' },
  note: 'No card needed.',
  picture: {
    src: '/hero.png',
    width: 1600,
    height: 1200,
    alt: 'An inbox',
    sources: [{ type: 'image/avif', srcSet: '/hero-412.avif 412w' }],
  },
}

describe('Hero', () => {
  it.each(heroLayouts)(
    'has no accessibility violations when %s, with everything and with a heading alone',
    async (layout) => {
      const { container, rerender } = render(<Hero {...props} layout={layout} />)
      expect(await axe(container)).toHaveNoViolations()

      rerender(<Hero background="night" layout={layout} heading="Support" />)
      expect(await axe(container)).toHaveNoViolations()
      expect(screen.queryByRole('link')).not.toBeInTheDocument()
      expect(screen.queryByRole('img')).not.toBeInTheDocument()
    },
  )

  it('shows its heading, text and actions', () => {
    const { container } = render(<Hero {...props} />)
    expect(container.querySelector('section#top')).toHaveAttribute('data-surface', 'cream')
    expect(screen.getByRole('heading', { level: 1, name: 'Support that feels like home' })).toBeVisible()
    expect(screen.getByText('Help desk')).toBeVisible()
    expect(screen.getByText('One inbox.')).toBeVisible()
    expect(screen.getByText('No card needed.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/trial/')
    expect(screen.getByRole('link', { name: 'Get a demo' })).toHaveAttribute('href', '/demo/')
  })

  it('shows a second action without a first one', () => {
    render(<Hero {...props} primary={undefined} />)
    expect(screen.getByRole('link')).toHaveAccessibleName('Get a demo')
  })

  it('loads its picture with priority', () => {
    render(<Hero {...props} />)
    const image = screen.getByRole('img', { name: 'An inbox' })
    expect(image).toHaveAttribute('loading', 'eager')
    expect(image).toHaveAttribute('fetchpriority', 'high')
  })

  it('has a form in place of the picture, named by the heading', async () => {
    const form = { id: 'demo', use: 'lead', fieldGroups: [], isCompact: false } as const
    const { container } = render(<Hero {...props} formView={{ form }} />)
    expect(screen.getByRole('form', { name: 'Support that feels like home' })).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it.each(heroLayouts)('loads pictures no wider than the content on phones (%s)', (layout) => {
    const { container } = render(<Hero {...props} layout={layout} />)
    expect(container.querySelector('source')?.sizes).toMatch(/, calc\(100vw - 2\.5rem\)$/)
  })
})
