import styled from 'styled-components'
import { from, space, width } from '../../theme'

/** On wide screens, the headings of sections stand beside their text, like those of questions. */
export const Body = styled.div`
  ${from.l} {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      column-gap: ${space[16]};
      align-items: baseline;
    }

    > div > * {
      grid-column: 2;
      max-width: ${width.text};
    }

    /* Two rows: a second line of the heading moves no text. */
    > div > h2 {
      grid-column: 1;
      grid-row-end: span 2;
    }

    > div > h2:not(:first-child) {
      margin-block-start: ${space[12]};
    }

    > div > h2 + * {
      margin-block-start: 0;
    }
  }
`
