import styled from 'styled-components'
import { fontWeight, space } from '../theme'

export const Head = styled.header`
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[8]};
`

export const Pages = styled.nav`
  display: flex;
  gap: ${space[6]};
  justify-content: space-between;
  margin-block-start: ${space[8]};
  font-weight: ${fontWeight.bold};

  a {
    display: inline-block;
    padding-block: ${space[2]};
  }

  [rel='next'] {
    margin-inline-start: auto;
  }
`
