import styled from 'styled-components'
import { fontSize, fontWeight } from '../../theme'

export const Root = styled.p`
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.bold};
  line-height: 1.4;
  letter-spacing: 0.09em;
  text-transform: uppercase;
  color: var(--accent);
`
