import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { space, width } from '../../theme'
import { rulesOf } from '../test-support/rules-of'
import { Card, Container, Grid, Section, SectionHeader } from './Layout'

describe('Section', () => {
  it('has its id and its surface', () => {
    const { container } = render(
      <Section background="night" id="plans">
        Words
      </Section>,
    )
    expect(container.firstChild).toHaveAttribute('id', 'plans')
    expect(container.firstChild).toHaveAttribute('data-surface', 'night')
  })

  it('is white by default', () => {
    const { container } = render(<Section>Words</Section>)
    expect(container.firstChild).toHaveAttribute('data-surface', 'white')
  })

  it.each([
    ['regular', space.section],
    ['tight', `${space.section} * 0.55`],
    ['none', '0'],
  ] as const)('with spacing %s has the padding %s', (spacing, padding) => {
    const { container } = render(<Section spacing={spacing}>Words</Section>)
    expect(rulesOf(container.firstElementChild)).toContain(padding)
  })
})

describe('SectionHeader', () => {
  it('shows all its parts, with the id on the heading', () => {
    render(<SectionHeader id="plans" eyebrow="Pricing" heading="Plans" introduction="For every team." />)
    expect(screen.getByRole('heading', { level: 2, name: 'Plans' })).toHaveAttribute('id', 'plans')
    expect(screen.getByText('Pricing')).toBeInTheDocument()
    expect(screen.getByText('For every team.')).toBeInTheDocument()
  })

  it('omits missing parts', () => {
    const { container } = render(<SectionHeader introduction="For every team." />)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(container.querySelectorAll('p')).toHaveLength(1)
  })

  it('renders nothing without words', () => {
    const { container } = render(<SectionHeader id="plans" />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('Container', () => {
  it.each(['text', 'narrow', 'content'] as const)('is at most as wide as %s', (name) => {
    const { container } = render(<Container width={name}>Words</Container>)
    expect(rulesOf(container.firstElementChild)).toContain(`, ${width[name]})`)
  })
})

describe('Grid', () => {
  it('is a list with one column on phones', async () => {
    const { container } = render(
      <Grid columns={4}>
        <li>One</li>
      </Grid>,
    )
    expect(screen.getByRole('list')).toContainElement(screen.getByRole('listitem'))
    expect(await axe(container)).toHaveNoViolations()
    expect(container.firstChild).toHaveStyle({ gridTemplateColumns: 'minmax(0, 1fr)' })
  })
})

describe('Card', () => {
  it('has a surface of its own only when it is given one', () => {
    const { rerender } = render(<Card>Words</Card>)
    expect(screen.getByText('Words')).not.toHaveAttribute('data-surface')
    rerender(<Card background="night">Words</Card>)
    expect(screen.getByText('Words')).toHaveAttribute('data-surface', 'night')
  })

  it('accepts another element and its attributes', () => {
    render(
      <Card as="article" id="plus">
        Words
      </Card>,
    )
    expect(screen.getByRole('article')).toHaveAttribute('id', 'plus')
  })
})
