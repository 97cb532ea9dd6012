import styled, { keyframes } from 'styled-components'
import { color, fontSize, fontWeight, from, motion, radius, shadow, space, tint } from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { control } from '../../ui/Control/Control.styles'
import { smallPills } from './Tour.Inbox.styles'

const runOut = keyframes`
  to {
    scale: 0 1;
  }
`

/** Its bar shows how long a reply can be taken back: the time of `undoMs` in start-inbox.ts. */
export const Sent = styled.div`
  position: relative;
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
  border-radius: ${radius.medium};
  background: ${tint.success};
  overflow: clip;

  &::after {
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    background: ${color.success};
    transform-origin: left;
    animation: ${runOut} 10s linear both;
    content: '';
  }

  &:has(:hover, :focus-visible)::after {
    animation-play-state: paused;
  }
`

export const Composer = styled.form`
  ${keepsPlace('grid')}
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  margin-block-start: auto;
  box-shadow: ${shadow.medium};
  transition: background ${motion.fast};

  &[data-mode='note'] {
    background: var(--accent-soft);
  }

  &[data-mode='note'] details {
    display: none;
  }

  > label {
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.bold};
  }

  textarea {
    ${control}
    width: 100%;
    resize: vertical;
  }

  > button {
    justify-self: end;
  }
`

export const Modes = styled.fieldset`
  ${smallPills}
  z-index: 1;
  place-self: start;

  ${from.m} {
    grid-area: 1 / 1;
  }

  legend {
    margin: 0;
  }
`

/** From tablets on, the button to open it is beside the modes, and the replies are below both. */
export const Saved = styled.details`
  ${from.m} {
    grid-area: 1 / 1;

    summary {
      margin-inline-start: auto;
    }
  }

  ul {
    padding-block: ${space[2]};
  }

  summary {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    width: max-content;
    min-height: 2.5rem;
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.bold};
    color: var(--link);
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  &[open] svg {
    rotate: 180deg;
  }

  button {
    display: grid;
    width: 100%;
    padding: ${space[2]} ${space[3]};
    border: 0;
    border-radius: ${radius.medium};
    text-align: start;
    background: none;
    cursor: pointer;
  }

  button:hover {
    background: var(--hover);
  }

  span {
    overflow: hidden;
    font-size: ${fontSize.small};
    color: var(--text-soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
