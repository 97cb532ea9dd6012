import styled from 'styled-components'
import { fontWeight, space } from '../../theme'

export const Root = styled.aside`
  display: none;
  padding: ${space[8]} ${space.gutter};
  text-align: center;

  &:target {
    display: block;
  }

  a {
    font-weight: ${fontWeight.bold};
  }
`
