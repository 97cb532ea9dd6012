import styled from 'styled-components'
import { color, font, space } from '../../theme'

export const Root = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  font: 600 1.5rem / 1 ${font.display};
  letter-spacing: -0.02em;

  /* Reserves the width of the headline font before it loads. */
  width: 9.5rem;
`

export const Flame = styled.path`
  fill: ${color.ember400};
`
