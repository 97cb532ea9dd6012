import styled from 'styled-components'
import { below, space } from '../../theme'

export type ButtonGroupAlign = 'start' | 'center'

export const Root = styled.div<{ $align: ButtonGroupAlign }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  justify-content: ${({ $align }) => $align};

  /* On phones the large buttons fill the row: easy for the thumb, and even under each other. */
  ${below.s} {
    > [data-size='large']:not([data-variant='quiet']) {
      flex: 1 1 auto;
    }
  }
`
