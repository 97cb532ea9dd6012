import { css } from 'styled-components'
import { radius } from '../../theme'

/** The link of a title, which is underlined only under the pointer. */
export const titleLink = css`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`

/** The link of a title whose item, a positioned element, is its target. */
export const itemLink = css`
  ${titleLink}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
`
