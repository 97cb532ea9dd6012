import styled, { css } from 'styled-components'
import { fontSize, fontWeight, from, radius, space, width } from '../theme'

/** Minimum width for a third column. */
const wide = '@media (min-width: 80em)'

export const Summaries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  view-timeline: --text;

  > section > h2 {
    font-size: ${fontSize.section};
  }
`

const alone = css`
  max-width: ${width.text};
`

const withContents = css`
  ${from.l} {
    grid-template-columns: 14rem minmax(0, ${width.text});
    column-gap: ${space[12]};

    > aside {
      grid-column: 2;
    }
  }
`

const withBoth = css`
  ${wide} {
    grid-template-columns: 13rem minmax(0, ${width.text}) minmax(17rem, 1fr);

    > aside {
      grid-column: 3;
    }
  }
`

const withAside = css`
  ${from.l} {
    grid-template: auto 1fr / minmax(0, ${width.text}) minmax(20rem, 1fr);
    column-gap: ${space[16]};

    > ${Summaries} {
      grid-area: 1 / 2;
    }

    > ${Text} {
      grid-area: 1 / 1 / -1;
    }

    > aside {
      grid-area: 2 / 2;
    }

    > ${Text}:first-child + aside {
      grid-row: 1 / -1;
    }
  }
`

/**
 * Contents, text and aside. The HTML has them in reading order, and the focus follows it: a summary precedes the text,
 * and is beside it if there are no contents.
 */
export const Columns = styled.div<{ $hasContents: boolean; $hasAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};

  ${({ $hasContents, $hasAside }) => ($hasContents ? withContents : $hasAside ? withAside : alone)}
  ${({ $hasContents, $hasAside }) => $hasContents && $hasAside && withBoth}
`

export const Contents = styled.nav`
  font-size: ${fontSize.small};

  p {
    margin-block-end: ${space[2]};
    font-weight: ${fontWeight.bold};
  }

  /* Marks the link to the section in view. */
  @supports (scroll-target-group: auto) {
    ol {
      scroll-target-group: auto;
    }

    /* stylelint-disable-next-line selector-pseudo-class-no-unknown -- newer than stylelint's list. */
    a:target-current {
      border-color: var(--accent);
      color: var(--text);
      font-weight: ${fontWeight.medium};
    }
  }

  a {
    display: block;
    padding: ${space[1]} 0 ${space[1]} ${space[4]};
    border-inline-start: 3px solid var(--line);
    color: var(--text-soft);
    text-decoration: none;
  }

  a:hover {
    color: var(--text);
    text-decoration: underline;
  }

  ${from.l} {
    position: sticky;
    inset-block-start: 7rem;
    align-self: start;
    max-height: calc(100dvh - 9rem);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`

export const Questions = styled.ol`
  display: grid;
  gap: ${space[6]};
  margin-block-start: ${space[6]};

  li {
    display: grid;
    gap: ${space[2]};
    padding: ${space[6]};
    border: 1px solid var(--line);
    border-radius: ${radius.large};
    break-inside: avoid;
  }

  h3 {
    font-size: ${fontSize.h3};
  }
`
