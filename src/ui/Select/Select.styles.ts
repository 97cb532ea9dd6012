import { css } from 'styled-components'
import { color, forcedColors, space } from '../../theme'

/** The arrow of a select, drawn with two gradients to save a request. Must come after other backgrounds. */
export const selectArrow = css`
  padding-inline-end: ${space[10]};
  appearance: none;
  background-image:
    linear-gradient(45deg, transparent 50%, ${color.inkSoft} 50%),
    linear-gradient(-45deg, transparent 50%, ${color.inkSoft} 50%);
  background-position:
    right calc(${space[4]} + 6px) center,
    right ${space[4]} center;
  background-size: 6px 6px;
  background-repeat: no-repeat;

  ${forcedColors} {
    appearance: auto;
  }
`
