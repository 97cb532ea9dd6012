import styled from 'styled-components'
import { color, space } from '../../theme'

export type SectionSpacing = 'regular' | 'tight' | 'none'

const padding: Record<SectionSpacing, string> = {
  regular: space.section,
  tight: `calc(${space.section} * 0.55)`,
  none: '0',
}

export const Root = styled.section<{ $spacing: SectionSpacing }>`
  padding-block: ${({ $spacing }) => padding[$spacing]};

  /* The last light of the day. */
  &[data-ground='night'] {
    background-image: radial-gradient(
      72rem 34rem at 82% -9rem,
      color-mix(in srgb, ${color.blue600} 65%, transparent),
      transparent
    );
  }
`
