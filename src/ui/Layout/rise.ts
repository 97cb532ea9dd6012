import { css, keyframes } from 'styled-components'

const fromBelow = keyframes`
  from {
    translate: 0 2rem;
  }
`

/**
 * Rises into its place while it scrolls into view, in browsers with scroll-driven animations. It stays opaque, so text
 * always has its full contrast.
 */
export const rise = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: ${fromBelow} both;
      animation-timeline: view();
      animation-range: entry;
    }
  }
`
