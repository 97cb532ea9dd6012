import styled from 'styled-components'
import { below, font, from, radius, shadow, space } from '../../theme'

const numeralWidth = '2.75rem'

const gap = `clamp(${space[6]}, 3vw, ${space[12]})`

/** The numeral and the line to the next step are beside the text on phones, above it on wide screens. */
export const Item = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: ${numeralWidth} minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  counter-increment: step;

  &::before {
    font: 600 3.5rem/1 ${font.display};
    color: var(--accent);
    content: counter(step);
  }

  &:not(:last-child)::after {
    grid-area: 2 / 1;
    width: 0;
    border-inline-start: 2px dotted var(--line-strong);
    margin-inline-start: ${space[3]};
    content: '';
  }

  ${from.l} {
    grid-template-columns: auto minmax(0, 1fr);

    &:not(:last-child)::after {
      grid-area: 1 / 2;
      width: auto;
      height: 0;
      border-inline: 0;
      border-block-start: 2px dotted var(--line-strong);
      margin-inline: 0 calc(${space[4]} - ${gap});
      align-self: center;
    }
  }
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: 1 / 2 / span 2;
  gap: ${space[2]};
  padding-block: ${space[3]} ${space[8]};

  img {
    width: min(100%, 37rem);
    border-radius: ${radius.medium};
    margin-block-start: ${space[4]};
    box-shadow: ${shadow.low};
  }

  /* Phones show pictures as wide as the page, over the line to the next step. */
  ${below.m} {
    z-index: 1;

    img {
      width: calc(100% + ${numeralWidth} + ${space[4]});
      max-width: none;
      margin-inline-start: calc(-1 * (${numeralWidth} + ${space[4]}));
    }
  }

  ${from.l} {
    grid-area: 2 / 1 / auto / -1;
    padding-block: 0;
  }
`

export const List = styled.ol<{ $columns: number }>`
  counter-reset: step;

  ${from.l} {
    display: grid;
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space[12]} ${gap};

    > :nth-child(${({ $columns }) => $columns}n)::after {
      display: none;
    }
  }
`
