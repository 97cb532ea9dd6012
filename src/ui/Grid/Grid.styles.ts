import styled, { css } from 'styled-components'
import { from, space } from '../../theme'

export type GridColumns = 2 | 3 | 4
export type GridGap = 'regular' | 'large'

const gaps: Record<GridGap, string> = {
  regular: `clamp(${space[4]}, 2vw, ${space[8]})`,
  large: `clamp(${space[8]}, 4vw, ${space[16]})`,
}

export const Root = styled.div<{ $columns: GridColumns; $gap: GridGap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => gaps[$gap]};

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${({ $columns }) =>
    $columns > 2 &&
    css`
      ${from.l} {
        grid-template-columns: repeat(${$columns}, minmax(0, 1fr));
      }
    `}
`
