import { render, screen } from '@testing-library/react'
import { color } from '../../theme'
import { contrastRatio } from '../../theme/test-support/contrast-ratio'
import { Badge } from './Typography'

it.each([
  ['ember', color.ember700, color.ember100],
  ['success', color.success, color.successSoft],
] as const)('has readable text on a badge in the tone %s (WCAG 2.2, 1.4.3)', (tone, text, background) => {
  render(<Badge $tone={tone}>New</Badge>)
  expect(screen.getByText('New')).toHaveStyle({ color: text, backgroundColor: background })
  expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5)
})
