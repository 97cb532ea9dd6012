import { css } from 'styled-components'
import { space } from '../../theme'

const shade = 'color-mix(in srgb, var(--text) 24%, transparent)'

/**
 * Makes an element scroll sideways, with a shadow at each edge that hides content. At the ends, the surface moves along
 * with the content and covers the shadow.
 */
export const scrollHint = css`
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--background) 40%, transparent) 0 0 / ${space[10]} 100% no-repeat local,
    linear-gradient(to left, var(--background) 40%, transparent) 100% 0 / ${space[10]} 100% no-repeat local,
    linear-gradient(to right, ${shade}, transparent) 0 0 / ${space[4]} 100% no-repeat,
    linear-gradient(to left, ${shade}, transparent) 100% 0 / ${space[4]} 100% no-repeat;
`
