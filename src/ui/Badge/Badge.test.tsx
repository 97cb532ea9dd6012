import { render, screen } from '@testing-library/react'
import { color } from '../../theme'
import { contrastRatio } from '../StyleGuide/contrast-ratio'
import { Badge } from './Badge'

it('reads as words', () => {
  render(<Badge>New</Badge>)
  expect(screen.getByText('New')).toBeInTheDocument()
})

it.each([
  ['ember', color.ember700, color.ember100],
  ['blue', color.blue700, color.blue100],
  ['success', color.success, color.successSoft],
] as const)('is legible in the tone %s', (tone, text, ground) => {
  render(<Badge tone={tone}>New</Badge>)
  expect(screen.getByText('New')).toHaveStyle({ color: text, backgroundColor: ground })
  expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5)
})
