import styled from 'styled-components'
import { fontSize, fontWeight, from, space, width } from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { searchField } from '../../ui/Control/Control.styles'

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
  display: grid;
  gap: ${space[2]};
  width: min(100%, 32rem);
  text-align: start;

  ${keepsPlace('grid')}

  label,
  a {
    font-weight: ${fontWeight.bold};
  }

  ul {
    display: grid;
    gap: ${space[4]};
    padding: 0;
    list-style: none;
  }

  li p,
  > p {
    color: var(--text-soft);
  }
`

export const SearchField = styled.div`
  ${searchField}
`
