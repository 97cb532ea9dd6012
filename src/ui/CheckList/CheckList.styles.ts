import styled from 'styled-components'
import { space } from '../../theme'

export const Root = styled.ul`
  display: grid;
  gap: ${space[3]};
`

export const Item = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;

  svg {
    flex: none;
    padding: 0.2em;
    border-radius: 50%;
    margin-block-start: 0.1em;
    color: var(--accent);
    background-color: var(--accent-soft);
  }
`
