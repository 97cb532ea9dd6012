import styled, { css } from 'styled-components'
import { font, fontSize, fontWeight, from, radius, space } from '../theme'

export const Numbers = styled.div`
  margin-block-start: clamp(${space[10]}, 5vw, ${space[16]});
`

/** In a column on phones, in a row on wide screens. */
export const Figures = styled.dl`
  display: grid;
  gap: ${space[8]} clamp(${space[6]}, 3vw, ${space[12]});

  ${from.l} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

/** The label above both values. */
export const Figure = styled.div`
  display: grid;
  grid-template: 1fr auto auto / minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space[3]} ${space[4]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid var(--line-strong);

  dt {
    grid-column: 1 / -1;
    font-weight: ${fontWeight.medium};
    text-wrap: balance;
  }

  /* The names of the columns share a line, and so do the values. */
  dd {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
    gap: 0;
    align-items: baseline;
  }
`

const column = css`
  small {
    color: var(--text-soft);
    font: ${fontWeight.regular} ${fontSize.tiny} / 1.4 ${font.text};
    letter-spacing: 0;
  }
`

export const Before = styled.dd`
  ${column}
  color: var(--text-soft);
  font: 600 ${fontSize.h3} / 1.2 ${font.display};
`

export const After = styled.dd`
  ${column}
  color: var(--accent);
  font: 600 ${fontSize.h2} / 1.15 ${font.display};
  letter-spacing: -0.02em;
`

export const Note = styled.p`
  margin-block-start: ${space[6]};
  color: var(--text-soft);
  font-size: ${fontSize.small};
`

export const Quote = styled.figure`
  display: grid;
  gap: ${space[5]};
  padding: clamp(${space[6]}, 4vw, ${space[10]});
  border-radius: ${radius.large};

  blockquote {
    font: 600 ${fontSize.h3} / 1.4 ${font.display};
  }

  strong {
    display: block;
  }
`
