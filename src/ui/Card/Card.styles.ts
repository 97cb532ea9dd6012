import styled from 'styled-components'
import { radius, shadow, space } from '../../theme'

export type CardPadding = 'regular' | 'large'

const paddings: Record<CardPadding, string> = {
  regular: `clamp(${space[5]}, 2.4vw, ${space[8]})`,
  large: `clamp(${space[6]}, 4.5vw, ${space[16]})`,
}

export const Root = styled.div<{ $padding: CardPadding }>`
  padding: ${({ $padding }) => paddings[$padding]};
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};

  &:not([data-ground]) {
    background-color: var(--surface);
  }
`
