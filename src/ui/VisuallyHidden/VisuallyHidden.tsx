import styled from 'styled-components'
import { visuallyHidden } from './VisuallyHidden.styles'

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
