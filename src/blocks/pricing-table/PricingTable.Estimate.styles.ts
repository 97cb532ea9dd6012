import styled from 'styled-components'
import { below, font, fontSize, fontWeight, from, space } from '../../theme'
import * as T from '../../tools/Tool.styles'
import { Card } from '../../ui/Layout/Layout'

export const Root = styled.div`
  margin-block-start: ${space.section};
`

/** Links with an estimate lead here. The answer is printed. */
export const Tool = styled.div`
  display: grid;
  gap: ${space[5]};

  @media (scripting: none) {
    display: none;
  }
`

export const Form = styled(T.Form)`
  gap: ${space[6]} ${space[5]};

  fieldset {
    align-content: start;
  }

  legend {
    line-height: 1.4;
  }

  [role='status'] {
    grid-column: 1 / -1;
  }

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: auto auto minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${space[8]};
  }
`

export const Answer = styled(Card)`
  display: grid;
  gap: ${space[8]};

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** In print, in place of the form. */
export const Numbers = styled.p`
  grid-column: 1 / -1;

  @media screen {
    display: none;
  }
`

/** One way to pay. */
export const Way = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  color: var(--text-soft);

  & + & {
    padding-block-start: ${space[8]};
    border-block-start: 1px solid var(--line);

    ${from.m} {
      padding-block-start: 0;
      padding-inline-start: ${space[8]};
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`

export const Price = styled.p`
  strong {
    margin-inline-end: ${space[1]};
    font: 600 ${fontSize.h1} / 1.15 ${font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
    color: var(--text);
  }
`

export const Saving = styled.p`
  font-weight: ${fontWeight.bold};
  color: var(--accent);
`

export const Actions = styled(T.Actions)`
  grid-column: 1 / -1;

  ${below.s} {
    > :is(a, button) {
      flex: 1 1 100%;
    }
  }
`
