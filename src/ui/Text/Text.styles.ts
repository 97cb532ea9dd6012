import styled from 'styled-components'
import { fontSize } from '../../theme'

export type TextSize = 'lead' | 'body' | 'small'
export type TextTone = 'default' | 'soft'

const lineHeight: Record<TextSize, number> = { lead: 1.5, body: 1.6, small: 1.5 }

export const Root = styled.p<{ $size: TextSize; $tone: TextTone }>`
  font-size: ${({ $size }) => fontSize[$size]};
  line-height: ${({ $size }) => lineHeight[$size]};
  ${({ $tone }) => $tone === 'soft' && 'color: var(--text-soft);'}
`
