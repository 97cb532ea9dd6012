import styled from 'styled-components'
import { fontSize } from '../../theme'

export type HeadingSize = 'display' | 'h1' | 'h2' | 'h3'

const lineHeight: Record<HeadingSize, number> = { display: 1.04, h1: 1.08, h2: 1.14, h3: 1.25 }

/** Face, weight and wrapping of headings come from the global style. */
export const Root = styled.h2<{ $size: HeadingSize }>`
  font-size: ${({ $size }) => fontSize[$size]};
  line-height: ${({ $size }) => lineHeight[$size]};
`
