import styled, { keyframes } from 'styled-components'
import {
  below,
  fontSize,
  fontWeight,
  from,
  menuBar,
  menuPanel,
  motion,
  radius,
  shadow,
  space,
  width,
} from '../../theme'
import { Link } from '../../ui/Link/Link'

const settle = keyframes`
  from {
    translate: 0 -${space[2]};
  }
`

export const Disclosure = styled.details`
  summary {
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    svg {
      transition: rotate ${motion.fast};
    }
  }

  &[open] > summary svg {
    rotate: 180deg;
  }
`

/** Below the bar, and as wide as its columns. */
export const Drawer = styled.div`
  ${menuBar} {
    position: absolute;
    inset: 100% 0 auto;
    padding: ${space[3]} max(${space.gutter}, (100% - ${width.content}) / 2) 0;
    pointer-events: none;

    /* A bridge between bar and drawer, so that a slow pointer does not leave the header on its way. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 0 auto;
      height: ${space[3]};
      pointer-events: auto;
    }
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${space[6]};

  ${menuPanel} {
    padding-block: ${space[1]} ${space[6]};
    margin-inline: -${space[3]};

    ${from.m} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${from.l} {
      grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    }
  }

  ${menuBar} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 21rem);
    width: fit-content;
    max-width: 100%;
    max-height: calc(100dvh - 7rem);
    padding: ${space[5]};
    overflow-y: auto;
    border: 1px solid var(--line);
    border-radius: ${radius.large};
    background: var(--paper);
    box-shadow: ${shadow.high};
    pointer-events: auto;
    animation: ${settle} ${motion.medium};
  }
`

/** At the end of the column, below a line. */
export const Foot = styled.div`
  margin-block-start: auto;

  &::before {
    content: '';
    display: block;
    margin: ${space[3]};
    border-block-start: 1px solid var(--line);
  }

  & > picture,
  & > small {
    display: block;
    padding-inline: ${space[3]};
  }
`

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  small {
    display: block;
    color: var(--text-soft);
    font-size: ${fontSize.small};
    line-height: 1.4;
  }

  svg {
    flex: none;
    color: var(--accent);
  }

  /* The third one of a sheet with two columns has its own row, with its parts side by side. */
  ${from.m} {
    ${below.l} {
      &:nth-child(3):last-child {
        flex-direction: row;
        gap: ${space[6]};
        grid-column: 1 / -1;

        & > * {
          flex: 1 1 0;
          margin-block: 0;
        }
      }
    }
  }
`

/** One set of rules for all cards: each variant of a styled component repeats all of them in every page. */
export const Card = styled(Link)`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  line-height: 1.4;
  text-decoration: none;

  picture {
    flex: 0 1 50%;
  }

  img {
    width: 100%;
    border-radius: ${radius.small};
  }

  svg {
    box-sizing: content-box;
    padding: ${space[2]};
    border-radius: ${radius.small};
    background: var(--accent-soft);
  }

  strong {
    font-weight: ${fontWeight.bold};
  }

  &:hover {
    background: var(--hover);
  }

  &[data-layout='FEATURED_CARD'] {
    &:not([data-surface]) {
      background: var(--hover);
    }

    &:hover strong {
      text-decoration: underline;
    }

    ${below.m} {
      picture {
        display: none;
      }
    }
  }

  &[data-image='top'],
  &[data-layout='FEATURED_CARD']:not([data-image]) {
    flex-direction: column;
  }

  &[data-image='right'] {
    flex-direction: row-reverse;
  }
`

export const List = styled.div`
  & + & {
    margin-block-start: ${space[3]};
  }
`

export const ListTitle = styled.p`
  padding: ${space[2]} ${space[3]};
  color: var(--text-soft);
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.bold};
`

export const Links = styled.ul`
  a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    text-decoration: none;

    &:hover {
      background: var(--hover);
    }
  }
`

export const FootLink = styled(Link)`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[1]} ${space[3]};
  font-weight: ${fontWeight.bold};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
