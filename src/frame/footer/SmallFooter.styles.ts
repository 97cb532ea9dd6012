import styled from 'styled-components'
import { fontSize, fontWeight, space, width } from '../../theme'

export const Root = styled.footer`
  padding-block: ${space[8]};
  font-size: ${fontSize.small};
`

export const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  justify-content: space-between;
  width: min(100% - 2 * ${space.gutter}, ${width.content});
  margin-inline: auto;

  p {
    color: var(--text-soft);
  }
`

export const Address = styled.aside`
  display: none;
  padding: ${space[8]} ${space.gutter};
  text-align: center;

  &:target {
    display: block;
  }

  a {
    font-weight: ${fontWeight.bold};
  }
`
