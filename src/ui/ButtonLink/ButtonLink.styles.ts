import styled from 'styled-components'
import { buttonStyles } from '../Button/Button.styles'
import { Link } from '../Link/Link'

export const Root = styled(Link)`
  ${buttonStyles}
`
