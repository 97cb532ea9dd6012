import styled from 'styled-components'
import { fontWeight, space, tight } from '../../theme'
import { searchField } from '../../ui/Control/Control.styles'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  text-align: start;

  ${tight} {
    grid-template-columns: minmax(0, 1fr);
  }

  label {
    grid-column: 1 / -1;
    font-weight: ${fontWeight.bold};
  }
`

export const Field = styled.div`
  ${searchField}
`
