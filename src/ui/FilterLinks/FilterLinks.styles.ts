import styled from 'styled-components'
import { fontSize, fontWeight, forcedColors, radius, space } from '../../theme'

export const Filter = styled.nav`
  margin-block-end: ${space[6]};

  p {
    margin-block-end: ${space[2]};
    font-weight: ${fontWeight.bold};
  }

  /* As inline boxes, the links fill their lines evenly. */
  ul {
    text-wrap: balance;
  }

  li {
    display: inline-block;
    margin: 0 ${space[2]} ${space[2]} 0;
  }

  a {
    display: block;
    padding: ${space[2]} ${space[4]};
    border: 1px solid var(--line-strong);
    border-radius: ${radius.round};
    color: var(--text);
    font-size: ${fontSize.small};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a[aria-current] {
    border-color: var(--blue);
    color: var(--paper);
    background: var(--blue);

    ${forcedColors} {
      border-width: 3px;
    }
  }

  @media print {
    display: none;
  }
`
