import styled, { css } from 'styled-components'
import { below, color, from, radius, shadow, space, width } from '../../theme'
import { rise } from './rise'

export type SectionSpacing = 'regular' | 'tight' | 'none'
export type ContainerWidth = keyof typeof width
export type Align = 'start' | 'center'
export type GridColumns = 2 | 3 | 4
export type GridGap = 'regular' | 'large'
export type CardPadding = 'regular' | 'large'

const sectionPadding: Record<SectionSpacing, string> = {
  regular: space.section,
  tight: `calc(${space.section} * 0.55)`,
  none: '0',
}

export const Section = styled.section<{ $spacing: SectionSpacing }>`
  padding-block: ${({ $spacing }) => sectionPadding[$spacing]};

  /* A glow like dusk. */
  &[data-surface='night'] {
    background-image: radial-gradient(
      72rem 34rem at 82% -9rem,
      color-mix(in srgb, ${color.blue600} 65%, transparent),
      transparent
    );
  }
`

export const SectionHeader = styled.header<{ $align: Align }>`
  display: grid;
  gap: ${space[4]};
  max-width: ${width.text};
  margin-block-end: clamp(${space[8]}, 5vw, ${space[16]});

  /* On phones, the text is aligned at the start, so it does not move when the headline font loads. */
  ${({ $align }) =>
    $align === 'center' &&
    css`
      ${from.m} {
        margin-inline: auto;
        text-align: center;

        p {
          text-wrap: balance;
        }
      }
    `}
`

export const Container = styled.div<{ $width: ContainerWidth }>`
  width: min(100% - 2 * ${space.gutter}, ${({ $width }) => width[$width]});
  margin-inline: auto;
`

const gridGaps: Record<GridGap, string> = {
  regular: `clamp(${space[4]}, 2vw, ${space[8]})`,
  large: `clamp(${space[8]}, 4vw, ${space[16]})`,
}

export const Grid = styled.ul<{ $columns: GridColumns; $gap: GridGap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => gridGaps[$gap]};

  > * {
    ${rise}
  }

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* No gap at the end of two columns. */
  ${below.l} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${({ $columns }) =>
    $columns > 2 &&
    css`
      ${from.l} {
        grid-template-columns: repeat(${$columns}, minmax(0, 1fr));
      }
    `}
`

const cardPaddings: Record<CardPadding, string> = {
  regular: `clamp(${space[5]}, 2.4vw, ${space[8]})`,
  large: `clamp(${space[6]}, 4.5vw, ${space[16]})`,
}

export const Card = styled.div<{ $padding: CardPadding }>`
  --card-padding: ${({ $padding }) => cardPaddings[$padding]};

  padding: var(--card-padding);
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};

  &:not([data-surface]) {
    background-color: var(--card);
  }
`
