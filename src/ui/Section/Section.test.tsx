import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { space } from '../../theme'
import { rulesOf } from '../test-support/rules-of'
import { Section } from './Section'

it('is a region named by its heading, on its ground', async () => {
  const { container } = render(
    <Section background="night" id="plans" labelledBy="plans-heading">
      <h2 id="plans-heading">Plans</h2>
    </Section>,
  )
  const section = screen.getByRole('region', { name: 'Plans' })
  expect(section).toHaveAttribute('id', 'plans')
  expect(section).toHaveAttribute('data-ground', 'night')
  expect(await axe(container)).toHaveNoViolations()
})

it('is white unless told', () => {
  const { container } = render(<Section>Words</Section>)
  expect(container.firstChild).toHaveAttribute('data-ground', 'white')
})

it.each([
  ['regular', space.section],
  ['tight', `${space.section} * 0.55`],
  ['none', '0'],
] as const)('with spacing %s has a padding made of %s', (spacing, padding) => {
  const { container } = render(<Section spacing={spacing}>Words</Section>)
  expect(rulesOf(container.firstElementChild)).toContain(padding)
})
