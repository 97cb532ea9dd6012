import styled from 'styled-components'
import { anchorScrollOffset } from '../../lib/site'
import { from, space } from '../../theme'

export const Columns = styled.div`
  ${from.l} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    gap: ${space[16]};
    align-items: start;

    > header {
      position: sticky;
      inset-block-start: ${anchorScrollOffset}px;
    }
  }
`

/** A heading for the outline that looks like the summary around it. */
export const Question = styled.h3`
  font: inherit;
  letter-spacing: normal;
`
