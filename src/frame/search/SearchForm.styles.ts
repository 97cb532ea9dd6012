import styled from 'styled-components'
import { fontWeight, from, space } from '../../theme'
import { searchField } from '../../ui/Control/Control.styles'

export const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  text-align: start;

  label {
    font-weight: ${fontWeight.bold};
  }

  ${from.s} {
    grid-template-columns: minmax(0, 1fr) auto;

    label {
      grid-column: 1 / -1;
    }
  }
`

export const Field = styled.div`
  ${searchField}
`
