import styled, { css, type RuleSet } from 'styled-components'
import { below, fontSize, fontWeight, from, space } from '../../theme'
import { beside, card, compact, Cover, Label, Mark, Text, TitleLink, upright, Words } from './TeaserList.Item.styles'

export { Cover, Label, Mark, Meta, Text, Times, TitleLink, Words } from './TeaserList.Item.styles'

export type TeaserLook = 'cards' | 'featured' | 'tiles' | 'people' | 'marks'

/** Counts only the items that the filter shows. */
const nth = (position: string): string => `&:nth-child(${position} of :not([hidden]))`

const last = (position: number): string => `:nth-last-child(${position} of :not([hidden]))`

const items: Readonly<Record<TeaserLook, RuleSet>> = {
  cards: css`
    ${card}
    ${upright}

    ${below.m} {
      ${compact}
    }

    /* No gap at the end of two columns. */
    ${from.m} {
      ${below.l} {
        ${nth('odd')}${last(1)} {
          ${beside}
          grid-column: 1 / -1;
        }
      }
    }
  `,
  featured: css`
    ${card}
    ${upright}
    grid-column: span 2;

    ${below.m} {
      ${nth('n + 2')} {
        ${compact}
      }
    }

    ${from.m} {
      grid-column: span 3;

      ${nth('1')} {
        ${beside}
        grid-column: 1 / -1;
        min-height: clamp(20rem, 34vw, 30rem);

        ${Words} {
          gap: ${space[4]};
          padding: clamp(${space[8]}, 4vw, ${space[16]});
        }

        :is(h2, h3, h4) {
          font-size: ${fontSize.h2};
          line-height: 1.12;
        }

        ${Text} {
          font-size: ${fontSize.lead};
        }
      }
    }

    /* A single card after the large ones has their layout: alone in its row, it would be a strip. */
    ${from.m} {
      ${nth('n + 12')}:not(:nth-child(12 of :not([hidden]))${last(1)}) {
        ${compact}
      }
    }

    ${from.l} {
      ${nth('n + 4')} {
        grid-column: span 2;
      }

      ${nth('7')} {
        ${beside}
        grid-column: span 4;
      }

      /* No row of large cards has a gap at its end. */
      ${nth('4')}${last(1)},
      ${nth('7')}${last(1)},
      ${nth('9')}${last(1)} {
        ${beside}
        grid-column: 1 / -1;
      }

      ${nth('4')}${last(2)},
      ${nth('5')}${last(1)},
      ${nth('9')}${last(2)},
      ${nth('10')}${last(1)},
      ${nth('9')}${last(4)},
      ${nth('10')}${last(3)},
      ${nth('11')}${last(2)},
      ${nth('12')}${last(1)} {
        grid-column: span 3;
      }
    }
  `,
  tiles: css`
    ${card}
    ${upright}

    ${Words} {
      padding: ${space[4]} ${space[5]} ${space[5]};
    }

    :is(h2, h3, h4) {
      font-size: 1.125rem;
    }

    ${Text} {
      font-size: ${fontSize.small};
    }

    ${below.l} {
      ${Text} {
        display: none;
      }

      &:last-child:nth-child(odd) {
        ${beside}
        grid-column: 1 / -1;
        min-height: 9rem;
      }
    }
  `,
  people: css`
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space[5]};
    align-items: start;

    ${Cover} {
      aspect-ratio: 1;
      height: auto;
      border-radius: 50%;
    }

    ${Words} {
      padding: 0;
    }

    &:not(:has(img)) ${Words} {
      grid-column: 1 / -1;
    }

    ${TitleLink} {
      text-decoration: underline;
      text-decoration-thickness: 1.5px;
      text-underline-offset: 0.2em;
    }

    :is(h2, h3, h4) {
      font-size: ${fontSize.h3};
    }

    ${Label} {
      order: 1;
      color: var(--text-soft);
      font-weight: ${fontWeight.regular};
    }

    ${Text} {
      display: none;
    }
  `,
  marks: css`
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    padding-block: ${space[3]};
    border-block-end: 1px solid var(--line);

    ${from.m} {
      align-items: start;
    }

    ${Words} {
      gap: 0;
      padding: 0;
    }

    ${Label} {
      display: none;
    }

    :is(h2, h3, h4) {
      font-size: 1.125rem;
    }

    ${Text} {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      color: var(--text-soft);
      font-size: ${fontSize.small};
      line-height: 1.45;
    }

    ${below.m} {
      grid-template-columns: 1.75rem minmax(0, 1fr);
      gap: ${space[2]};

      /* The longest names fit a line. */
      :is(h2, h3, h4) {
        font-size: 0.9375rem;
      }

      ${Mark} {
        width: 1.75rem;
      }

      ${Text} {
        display: none;
      }
    }
  `,
}

export const Item = styled.li<{ $look: TeaserLook }>`
  position: relative;
  display: grid;

  picture {
    display: contents;
  }

  ${({ $look }) => items[$look]}
`

const threeColumns = css`
  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const lists: Readonly<Record<TeaserLook, RuleSet>> = {
  cards: threeColumns,
  featured: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));

    ${from.m} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  `,
  tiles: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));

    ${from.l} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  `,
  people: css`
    ${threeColumns}
    gap: ${space[8]};
  `,
  marks: css`
    ${threeColumns}
    gap: 0 ${space[8]};

    ${below.m} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[4]};
    }
  `,
}

export const List = styled.ul<{ $look: TeaserLook }>`
  display: grid;
  gap: clamp(${space[3]}, 2vw, ${space[6]});
  ${({ $look }) => lists[$look]}
`
