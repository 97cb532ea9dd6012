import styled from 'styled-components'
import { font, fontSize, fontWeight, from, radius, space, width } from '../../theme'
import { Link } from '../../ui/Link/Link'
import { Badge } from '../../ui/Typography/Typography'

export const Root = styled.footer`
  padding-block: ${space.section} ${space[10]};
  font-size: ${fontSize.small};
`

export const Inner = styled.div`
  display: grid;
  gap: ${space[12]};
  width: min(100% - 2 * ${space.gutter}, ${width.content});
  margin-inline: auto;

  ${from.l} {
    grid-template-columns: 1fr 2.4fr;
  }
`

export const Brand = styled.div`
  max-width: 22rem;

  /* Puts the logo, which is as tall as a button, on the line of the headings beside it. */
  margin-top: -0.625rem;

  p {
    margin-block: ${space[2]} ${space[6]};
    font: 600 ${fontSize.h3} / 1.3 ${font.display};
    text-wrap: balance;
  }
`

export const Mail = styled(Link)`
  display: inline-block;
  margin-block: -${space[2]} ${space[4]};
  padding-block: ${space[1]};
  color: var(--text-soft);

  &:target {
    color: var(--text);
    outline: 3px solid var(--accent);
    outline-offset: 4px;
  }
`

/** A row of links, large enough for fingers. */
export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-inline-start: -${space[3]};

  a {
    display: flex;
    padding: ${space[3]};
    border-radius: ${radius.round};

    &:hover {
      background: var(--card);
    }
  }
`

/** Lists of different lengths fill the columns evenly, one below the other. */
export const Columns = styled.nav`
  columns: 2 ${space[6]};

  ${from.m} {
    columns: 4 ${space[6]};
  }

  /* The grid provides the space below the last lists. */
  margin-block-end: -${space[10]};

  > div {
    padding-block-end: ${space[10]};
    break-inside: avoid;
  }

  a {
    display: inline-block;
    padding-block: ${space[1]};
    color: var(--text-soft);
    text-decoration: none;

    &:hover {
      color: var(--text);
      text-decoration: underline;
    }
  }
`

export const Title = styled.p`
  margin-block-end: ${space[2]};
  font-weight: ${fontWeight.bold};
`

/** Beside a link. */
export const New = styled(Badge)`
  margin-inline-start: ${space[2]};
`

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  padding-block-start: ${space[6]};
  border-block-start: 1px solid var(--line);
  color: var(--text-soft);
`
