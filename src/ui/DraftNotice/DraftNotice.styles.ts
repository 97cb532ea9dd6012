import styled from 'styled-components'
import { color, fontWeight, radius, space } from '../../theme'

export const Root = styled.p`
  margin: ${space[6]} auto;
  padding: ${space[5]} ${space[6]};
  width: min(100% - ${space[8]}, 60rem);
  border: 2px dashed ${color.danger};
  border-radius: ${radius.large};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-weight: ${fontWeight.medium};
`
