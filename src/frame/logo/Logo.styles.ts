import styled from 'styled-components'
import { color, font, space } from '../../theme'
import { Link } from '../../ui/Link/Link'

export const Root = styled(Link)`
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  padding-block: ${space[2]};
  font: 600 min(1.5rem, 7.5vw) / 1 ${font.display};
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;

  /* Reserves the width of the headline font before it loads. */
  width: 6.34em;
`

export const Flame = styled.path`
  fill: ${color.ember400};
`
