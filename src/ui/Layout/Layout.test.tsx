import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { space, width } from '../../theme'
import { rulesOf } from '../test-support/rules-of'
import { Card, Container, Grid, Section, SectionHeader } from './Layout'

describe('Section', () => {
  it('is a region named by its heading, on its surface', async () => {
    const { container } = render(
      <Section background="night" id="plans" labelledBy="plans-heading">
        <h2 id="plans-heading">Plans</h2>
      </Section>,
    )
    const section = screen.getByRole('region', { name: 'Plans' })
    expect(section).toHaveAttribute('id', 'plans')
    expect(section).toHaveAttribute('data-surface', 'night')
    expect(await axe(container)).toHaveNoViolations()
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
    render(<SectionHeader id="plans" eyebrow="Pricing" heading="Plans" introduction="For every team." level={3} />)
    expect(screen.getByRole('heading', { level: 3, name: 'Plans' })).toHaveAttribute('id', 'plans')
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
  it('is a list for screen readers when its element is ul', () => {
    render(
      <Grid columns={3} as="ul">
        <li>One</li>
        <li>Two</li>
      </Grid>,
    )
    expect(screen.getByRole('list')).toContainElement(screen.getByText('One'))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('is not a list by default', () => {
    render(<Grid columns={2}>One</Grid>)
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('has one column on phones', () => {
    const { container } = render(<Grid columns={4}>One</Grid>)
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
