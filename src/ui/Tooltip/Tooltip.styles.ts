import styled from 'styled-components'
import { color, font, fontSize, fontWeight, layer, motion, radius, shadow, space } from '../../theme'

/** The dark bubble itself, for blocks that place one of their own. */
export const Bubble = styled.span`
  display: block;
  width: max-content;
  max-width: min(18rem, 80vw);
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  font: ${fontWeight.medium} ${fontSize.small} / 1.4 ${font.text};
  color: ${color.white};
  text-align: start;
  background-color: ${color.night};
  box-shadow: ${shadow.medium};

  /* Backgrounds are dropped in forced colors; a border is not. */
  border: 1px solid transparent;
`

/** The room between trigger and bubble belongs to the bubble, so that the pointer can cross it. */
export const Position = styled.span`
  position: absolute;
  bottom: 100%;
  left: 50%;
  z-index: ${layer.bar};
  display: none;
  padding-block-end: ${space[2]};
  opacity: 0;
  transform: translateX(-50%);
  transition:
    opacity ${motion.fast},
    display ${motion.fast} allow-discrete;

  /* Where the browser can, it keeps the bubble inside the screen. */
  @supports (position-area: top) {
    position: fixed;
    inset: auto;
    position-anchor: --tooltip;
    position-area: top;
    position-try: flip-block;
    justify-self: anchor-center;
    margin-inline: ${space[2]};
    transform: none;
  }
`

export const Root = styled.span`
  position: relative;
  display: inline-block;
  anchor-scope: --tooltip;
  anchor-name: --tooltip;

  &:is(:hover, :focus-within):not([data-dismissed]) > ${Position} {
    display: block;
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }
`

export const Trigger = styled.button`
  min-width: 1.5rem;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  font: inherit;
  color: inherit;
  background: none;
  text-decoration: underline dotted 1.5px;
  text-underline-offset: 0.25em;
  cursor: help;
`
