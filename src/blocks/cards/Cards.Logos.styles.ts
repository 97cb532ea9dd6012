import styled from 'styled-components'
import { font, fontSize, fontWeight, forcedColors, from, motion, space } from '../../theme'

/** A heading as quiet as the logos. */
export const LogosTitle = styled.h2`
  margin-block-end: ${space[8]};
  font: ${fontWeight.medium} ${fontSize.small} / 1.5 ${font.text};
  letter-spacing: 0;
  text-align: center;
  color: var(--text-soft);
`

/** Two in a row on phones, three on tablets, then as many as fit. A single last one is centered. */
export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]} clamp(${space[4]}, 3.9vw - 0.6rem, ${space[20]});
  align-items: center;
  justify-content: center;

  li {
    display: grid;
    flex: 0 0 calc(50% - ${space[8]});
    place-items: center;

    ${from.m} {
      flex-basis: calc(33% - ${space[8]});
    }

    ${from.l} {
      flex-basis: auto;
    }
  }

  a {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
  }

  img {
    width: auto;
    max-width: 9rem;
    height: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
    object-fit: contain;
    opacity: 0.72;
    filter: var(--logos, none);
    transition: opacity ${motion.fast};
  }

  a:hover img {
    opacity: 1;
  }

  [data-surface='night'] & img {
    filter: brightness(0) invert(1);
  }

  ${forcedColors} {
    img {
      filter: none;
    }
  }
`
