import styled from 'styled-components'
import { color, fontSize, fontWeight, radius, space } from '../../theme'

export type BadgeTone = 'ember' | 'blue' | 'success' | 'neutral'

const tones: Record<BadgeTone, string> = {
  ember: `color: ${color.ember700}; background-color: ${color.ember100};`,
  blue: `color: ${color.blue700}; background-color: ${color.blue100};`,
  success: `color: ${color.success}; background-color: ${color.successSoft};`,
  neutral: 'color: var(--text-soft); background-color: color-mix(in srgb, currentcolor 10%, transparent);',
}

export const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding: 0.2em ${space[2]};
  border-radius: ${radius.round};
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.bold};
  line-height: 1.4;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`
