import styled from 'styled-components'
import { below, font, fontSize, fontWeight, from, radius, space } from '../../theme'
import { Icon } from '../../ui/Icon/Icon'
import { scrollHint } from '../../ui/Layout/scroll-hint'
import { Small } from '../../ui/Typography/Typography'
import { visuallyHidden } from '../../ui/Typography/Typography.styles'

export const Scroller = styled.div`
  ${below.l} {
    ${scrollHint}
    border: 1px solid var(--line);
    border-radius: ${radius.large};
  }

  /* Otherwise the names of columns would stick to this box. */
  ${below.s} {
    overflow: visible;
    background: none;
  }
`

/** Lines belong to cells, not to the table: collapsed borders stay behind when cells stick. */
export const Table = styled.table<{ $columns: number }>`
  width: 100%;
  border-spacing: 0;
  font-size: ${fontSize.small};
  line-height: 1.4;

  ${from.m} {
    font-size: ${fontSize.body};
  }

  :is(th, td) {
    min-width: 5.5rem;
    padding: ${space[4]} ${space[2]};
    border-block-end: 1px solid var(--line);
    text-align: start;
  }

  svg {
    color: var(--text-soft);
  }

  th {
    font-weight: ${fontWeight.medium};
  }

  tr > :first-child {
    min-width: 7.5rem;
    padding-inline-start: ${space[4]};
  }

  ${below.l} {
    tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      background-color: var(--background);
    }
  }

  [scope='row'] span {
    display: block;
    font-size: 0.9em;
    font-weight: ${fontWeight.regular};
    color: var(--text-soft);
  }

  /* Names of columns stay in view, except where the table scrolls sideways. */
  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    border-radius: ${radius.large} ${radius.large} 0 0;
    background-color: var(--background);
  }

  thead th {
    font: 600 1.125em/1.2 ${font.display};
    vertical-align: bottom;
  }

  /* On phones, the feature has its own line above its values. Words of four values fit in small print. */
  ${below.s} {
    font-size: ${({ $columns }) => $columns > 3 && fontSize.tiny};

    &,
    thead,
    tbody {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
      column-gap: ${space[2]};
      padding-inline: ${space[3]} ${space[1]};
      border-block-end: 1px solid var(--line);
    }

    tbody:last-child tr:last-child {
      border: 0;
    }

    && :is(th, td) {
      min-width: 0;
      padding: ${space[3]} 0;
      border: 0;
    }

    && tbody tr > :first-child {
      position: static;
      grid-column: 1 / -1;
      padding: ${space[4]} 0 0;
    }

    && tbody tr > [scope='rowgroup'] {
      padding-block-end: ${space[2]};
    }

    /* Screen readers count cells: without it, the names of the columns would move by one. */
    && thead td {
      ${visuallyHidden}
    }

    thead th {
      font-size: 1em;
    }

    /* Below the header of the page while that shows. */
    html:has([data-scroll='showing']) & thead {
      inset-block-start: 4.5rem;
    }
  }

  thead :is(th, td) {
    border-color: var(--line-strong);
  }

  tbody:last-child tr:last-child > * {
    border: 0;
  }

  ${from.l} {
    table-layout: fixed;

    html:has([data-scroll='showing']) & thead {
      inset-block-start: 4.5rem;
    }

    /* As far left as the heading of the section. */
    tr > :first-child {
      padding-inline-start: 0;
    }

    thead > * > :first-child {
      width: 34%;
    }
  }
`

export const Check = styled(Icon)`
  && {
    padding: 0.2em;
    border-radius: 50%;
    color: var(--accent);
    background-color: color-mix(in srgb, currentcolor 14%, transparent);
  }
`

export const GroupTitle = styled.th`
  && {
    padding-block: ${space[8]} ${space[3]};
    font-size: ${fontSize.tiny};
    font-weight: ${fontWeight.bold};
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: var(--accent);
  }

  span {
    position: sticky;
    inset-inline-start: ${space[3]};
  }
`

export const Note = styled(Small)`
  margin-block-start: ${space[6]};
`
