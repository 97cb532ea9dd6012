import styled from 'styled-components'
import { color, fontSize, space, width } from '../../theme'

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

/** A house with a light on. */
export const Lamp = styled.svg`
  width: 7.5rem;

  circle {
    fill: ${color.ember100};
  }

  path {
    fill: ${color.blue800};
  }

  path:last-child {
    fill: ${color.ember400};
  }
`
