import styled, { css } from 'styled-components'
import { color, from, glow, radius, shadow, space, width } from '../../theme'

export type SectionSpacing = 'regular' | 'tight' | 'none'
export type Align = 'start' | 'center'
export type ContentWidth = keyof typeof width

const sectionPadding: Record<SectionSpacing, string> = {
  regular: space.section,
  tight: `calc(${space.section} * 0.55)`,
  none: '0',
}

export const Section = styled.section<{ $spacing: SectionSpacing }>`
  padding-block: ${({ $spacing }) => sectionPadding[$spacing]};

  /* A glow like dusk. */
  &[data-surface='night'] {
    background-image: ${glow('72rem 34rem at 82% -9rem', color.blue600, 65)};
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

/** Keeps content away from the edges of the screen and limits its width. */
export const Container = styled.div<{ $width?: ContentWidth }>`
  width: min(100% - 2 * ${space.gutter}, ${({ $width = 'content' }) => width[$width]});
  margin-inline: auto;
`

const cardPaddings = {
  regular: `clamp(${space[5]}, 2.4vw, ${space[8]})`,
  large: `clamp(${space[6]}, 4.5vw, ${space[16]})`,
} as const

/** Without a `data-surface`, it has the card color of the surface around it. */
export const Card = styled.div<{ $padding?: keyof typeof cardPaddings }>`
  --card-padding: ${({ $padding = 'regular' }) => cardPaddings[$padding]};

  padding: var(--card-padding);
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};

  &:not([data-surface]) {
    background-color: var(--card);
  }
`
