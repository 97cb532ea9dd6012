import styled from 'styled-components'
import { space, width } from '../../theme'

export type ContainerWidth = keyof typeof width

export const Root = styled.div<{ $width: ContainerWidth }>`
  width: min(100% - 2 * ${space.gutter}, ${({ $width }) => width[$width]});
  margin-inline: auto;
`
