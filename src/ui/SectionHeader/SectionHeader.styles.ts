import styled from 'styled-components'
import { space, width } from '../../theme'

export type SectionHeaderAlign = 'start' | 'center'

export const Root = styled.header<{ $align: SectionHeaderAlign }>`
  display: grid;
  gap: ${space[4]};
  max-width: ${width.text};
  margin-block-end: clamp(${space[8]}, 5vw, ${space[16]});
  ${({ $align }) => $align === 'center' && 'margin-inline: auto; text-align: center; p { text-wrap: balance; }'}
`
