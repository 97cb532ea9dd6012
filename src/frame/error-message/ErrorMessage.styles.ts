import styled from 'styled-components'
import { fontSize, space, width } from '../../theme'

export const Message = styled.div`
  display: grid;
  gap: ${space[6]};
  justify-items: center;
  text-align: center;
`

export const Text = styled.p`
  max-width: ${width.text};
  color: var(--text-soft);
  font-size: ${fontSize.lead};
`

/** A house with its lights on, by night. */
export const House = styled.svg`
  width: 9rem;
`
