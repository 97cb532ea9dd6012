import styled from 'styled-components'
import { fontSize, from, space, width } from '../../theme'

export const Message = styled.div`
  display: grid;
  gap: ${space[6]};

  /* On phones, the text is aligned at the start, so it does not move when the headline font loads. */
  ${from.m} {
    justify-items: center;
    text-align: center;
  }
`

export const Text = styled.p`
  max-width: ${width.text};
  color: var(--text-soft);
  font-size: ${fontSize.lead};
`

/** A house at night with its lights on. */
export const House = styled.svg`
  width: 9rem;
`

export const Search = styled.div`
  width: min(100%, 28rem);
`
