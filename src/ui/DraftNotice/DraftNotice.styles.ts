import styled from 'styled-components'
import { fontWeight, radius, space, tint } from '../../theme'

export const Root = styled.p`
  margin: ${space[6]} auto;
  padding: ${space[5]} ${space[6]};
  width: min(100% - ${space[8]}, 60rem);
  border: 2px dashed var(--danger);
  border-radius: ${radius.large};
  background: ${tint.danger};
  color: var(--danger);
  font-weight: ${fontWeight.medium};
`
