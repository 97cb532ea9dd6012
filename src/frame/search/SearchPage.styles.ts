import styled from 'styled-components'
import { below, fontSize, fontWeight, space, width } from '../../theme'
import { check, pills } from '../../ui/Control/Control.styles'
import { itemLink } from '../../ui/Link/Link.styles'

export const Head = styled.div`
  display: grid;
  gap: ${space[6]};
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  min-height: 24rem;
  align-content: start;
`

/** Rendered while it is empty, too: screen readers announce changes of elements that they know. */
export const Status = styled.p`
  font-weight: ${fontWeight.bold};

  /* Outside of the grid, it has no gap below it. */
  &:empty {
    position: absolute;
  }
`

export const Kinds = styled.fieldset`
  ${pills}

  /* In one row that scrolls: results start on the first screen of a phone. */
  ${below.s} {
    flex-wrap: nowrap;
    min-width: 0;
    padding: ${space[1]};
    margin-inline: -${space[1]};
    overflow-x: auto;
    scrollbar-width: none;

    label {
      flex: none;
      white-space: nowrap;
    }
  }
`

/** start-search.ts creates the items: a kind, a linked title and an excerpt each. */
export const Results = styled.ol`
  display: grid;

  li {
    position: relative;
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[5]};
    border-block-end: 1px solid var(--line);
  }

  li:first-child {
    border-block-start: 1px solid var(--line);
  }

  h2 {
    font-size: ${fontSize.h3};
    line-height: 1.25;
  }

  a {
    ${itemLink}
  }

  p {
    max-width: ${width.text};
    overflow-wrap: anywhere;
    color: var(--text-soft);
  }

  p:first-child {
    color: var(--accent);
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.bold};
  }

  mark {
    padding-inline: 0.1em;
    border-radius: 0.2em;
    color: var(--text);
    background: var(--accent-soft);
  }
`

export const Start = styled.div`
  display: grid;
  gap: ${space[5]};
`

export const Text = styled.p`
  max-width: ${width.text};
  color: var(--text-soft);
  font-size: ${fontSize.lead};
`

/** For visitors with a keyboard. */
export const Key = styled.label`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: var(--text-soft);
  font-size: ${fontSize.small};

  input {
    ${check}
  }

  @media (hover: none) {
    display: none;
  }
`
