import styled from 'styled-components'
import { below, fontSize, fontWeight, from, radius, shadow, space, tint } from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { Badge } from '../../ui/Typography/Typography.styles'
import { oneAtATime, phone } from './Tour.Inbox.styles'

export const Side = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  padding: ${space[4]};

  @media screen {
    ${from.m} {
      grid-column: 1 / -1;
    }

    ${from.l} {
      grid-column: auto;
      gap: ${space[5]};
      padding: ${space[6]} ${space[3]};
    }
  }
`

export const Company = styled.p`
  padding-inline: ${space[3]};
  font-weight: ${fontWeight.bold};
  line-height: 1.3;
`

export const Folders = styled.fieldset`
  ${keepsPlace('flex')}
  flex-wrap: wrap;
  gap: ${space[1]};
  padding: 0;
  border: 0;

  label {
    position: relative;
    display: flex;
    gap: ${space[2]};
    align-items: center;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    outline-offset: -3px;
    font-size: ${fontSize.small};
    color: var(--text-soft);
  }

  label:hover,
  label:has(:checked) {
    color: var(--text);
  }

  label:has(:checked) {
    font-weight: ${fontWeight.bold};
    background: var(--line);

    /* Visible in forced-colors mode, which drops backgrounds. */
    outline: 2px solid transparent;
  }

  label:has(:focus-visible) {
    outline: 3px solid var(--link);
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  /* On phones, four folders fit without icons. */
  ${phone} {
    label {
      gap: ${space[1]};
      padding-inline: ${space[2]};
    }

    svg {
      display: none;
    }
  }

  @media screen {
    ${from.l} {
      flex-direction: column;
    }
  }
`

export const Count = styled.span`
  margin-inline-start: auto;
  color: var(--accent);

  &:empty {
    display: none;
  }
`

export const List = styled.nav`
  padding: ${space[3]};
  background: var(--card);

  a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    padding: ${space[3]};
    border-radius: ${radius.medium};
    line-height: 1.35;
    text-decoration: none;

    ${below.xs} {
      flex-wrap: wrap;
    }
  }

  a:hover {
    background: var(--hover);
  }

  @media screen {
    ${from.m} {
      [aria-current] {
        background: var(--page);
        box-shadow: ${shadow.medium};
      }
    }

    ${from.l} {
      padding-block-start: ${space[5]};
    }
  }

  /* Visible in forced-colors mode. */
  [aria-current]:not(:focus-visible) {
    outline: 2px solid transparent;
  }

  /* On phones, a conversation replaces the list. */
  ${oneAtATime} {
    ${phone} {
      [data-is-reading] &,
      [data-inbox]:not([data-is-running]) &:has(+ [data-pane] > :target) {
        display: none;
      }
    }
  }
`

/** Name and subject. */
export const Line = styled.span`
  display: grid;
  flex: 1 6rem;
  min-width: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;

    ${from.xs} {
      white-space: nowrap;
    }
  }

  span {
    font-size: ${fontSize.small};
    color: var(--text-soft);
  }
`

export const Owner = styled(Badge)`
  flex: none;
  color: var(--blue);
  background: ${tint.blue};

  &:empty {
    display: none;
  }
`

export const Empty = styled.p`
  padding: ${space[3]};
  color: var(--text-soft);
`
