import styled from 'styled-components'
import { font, fontSize, fontWeight, from, radius, space } from '../../theme'

/** On wide screens, the mark and the person are left of the quote, at its first and last line. */
export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} clamp(${space[8]}, 6vw, ${space[24]});

  &::before {
    height: 0.5em;
    font: 600 6.5rem/1 ${font.display};
    color: var(--accent);
    content: '“';
    content: '“' / '';
  }

  ${from.l} {
    grid-template-rows: 1fr auto;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
  }
`

export const Quote = styled.blockquote`
  font: 600 ${fontSize.h2} / 1.28 ${font.display};
  letter-spacing: -0.01em;

  /* Browsers do not balance more than six or ten lines, which a quote has on narrow screens. */
  ${from.l} {
    grid-area: 1 / 2 / span 2;
    text-wrap: balance;
  }
`

export const Caption = styled.figcaption`
  display: flex;
  gap: ${space[4]};
  align-items: center;

  img {
    width: 5rem;
    min-width: 5rem;
    height: 5rem;
    border-radius: ${radius.large};
    object-fit: cover;
  }

  ${from.l} {
    flex-direction: column;
    align-items: start;
  }
`

export const Person = styled.p`
  font-weight: ${fontWeight.bold};
`
