import { render, screen } from '@testing-library/react'
import { color } from '../../theme'
import { contrastRatio } from '../StyleGuide/contrast-ratio'
import { Badge, CheckList, Eyebrow, Heading, VisuallyHidden } from './Typography'

it('separates the level of a heading in the outline from its size', () => {
  render(
    <Heading level={2} size="display">
      Plans
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Plans' })).toBeVisible()
})

it('keeps an eyebrow out of the outline', () => {
  render(<Eyebrow>Shared inbox</Eyebrow>)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it.each([
  ['ember', color.ember700, color.ember100],
  ['success', color.success, color.successSoft],
] as const)('has readable text on a badge in the tone %s (WCAG 2.2, 1.4.3)', (tone, text, background) => {
  render(<Badge tone={tone}>New</Badge>)
  expect(screen.getByText('New')).toHaveStyle({ color: text, backgroundColor: background })
  expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5)
})

it('hides check marks from screen readers', () => {
  render(<CheckList items={['No credit card']} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(/^No credit card$/)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('adds hidden text to an accessible name', () => {
  render(
    <button type="button">
      Delete <VisuallyHidden>the draft</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Delete the draft' })).toBeInTheDocument()
})
