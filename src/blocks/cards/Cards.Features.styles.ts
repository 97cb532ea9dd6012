import styled, { css } from 'styled-components'
import { below, from, motion, radius, shadow, space } from '../../theme'
import { Card } from '../../ui/Layout/Layout'
import { rise } from '../../ui/Layout/rise'
import type { CardList } from './cards.cms'

/** Columns of equal width. */
export const List = styled.ul<{ $columns: CardList['columns']; $areCards: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $areCards }) =>
    $areCards ? `clamp(${space[4]}, 2vw, ${space[8]})` : `clamp(${space[8]}, 4vw, ${space[16]})`};

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

  ${from.l} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`

const item = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  height: 100%;

  img {
    width: 100%;
    border-radius: ${radius.medium};
    margin-block-end: ${space[2]};
  }
`

/** A picture reaches the edges of its card. */
export const CardItem = styled(Card)`
  ${item}

  picture {
    margin: calc(-1px - var(--card-padding));
    margin-block-end: ${space[1]};
  }

  img {
    border-radius: ${radius.large} ${radius.large} 0 0;
  }

  transition:
    box-shadow ${motion.medium},
    translate ${motion.medium};

  &:has(a:hover) {
    box-shadow: ${shadow.medium};
    translate: 0 -3px;
  }
`

export const PlainItem = styled.div`
  ${item}
  padding-block-start: ${space[6]};
  border-block-start: 1px solid var(--line);
`

export const Tile = styled.div`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${radius.medium};
  margin-block-end: ${space[3]};
  color: var(--accent);
  background-color: var(--accent-soft);
`

/** Aligns the links of all cards in a row. The whole card is clickable. */
export const More = styled.div`
  padding-block-start: ${space[1]};
  margin-block: auto -${space[3]};

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`
