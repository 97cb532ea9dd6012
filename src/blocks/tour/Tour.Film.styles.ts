import styled, { css, keyframes } from 'styled-components'
import type { PictureFocus } from '../../../content/model/choices'
import { color, fontWeight, forcedColors, from, motion, radius, shadow, space } from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { Button } from '../../ui/Button/Button'

const appear = keyframes`
  from {
    opacity: 0;
  }
`

/** Zooms in slowly, so that the subject of the caption is legible on phones. */
const approach = keyframes`
  20% {
    scale: 1;
  }

  80%, 100% {
    scale: 1.3;
  }
`

const fill = keyframes`
  from {
    scale: 0 1;
  }
`

/** One scene at a time where scripts run; all of them in print and without scripts. */
const oneScene = '@media screen and (scripting: enabled)'

const rounded = `clamp(${radius.medium}, 3vw, ${radius.xlarge})`

export const Player = styled.div`
  /* The script sets it to the length of the scene. */
  --scene-time: 0s;
  --scene-state: running;

  &[data-is-paused] {
    --scene-state: paused;
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

export const Scenes = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[8]};
  counter-reset: scene;

  /* Screens overlap in one cell. On wide screens the captions are beside them, on phones below them in one cell. */
  ${oneScene} {
    grid-template-rows: auto auto;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};

    ${from.l} {
      grid-template-rows: repeat(${({ $count }) => $count}, auto) 1fr;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: ${space[2]} clamp(${space[8]}, 4vw, ${space[16]});
    }
  }
`

export const Scene = styled.li`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  break-inside: avoid;

  ${oneScene} {
    display: contents;
  }
`

export const Screen = styled.div<{ $focus: PictureFocus }>`
  position: relative;
  border-radius: ${rounded};
  overflow: clip;
  box-shadow: ${shadow.high};

  img {
    width: 100%;
    transform-origin: ${({ $focus }) => $focus};
  }

  ${oneScene} {
    grid-area: 1 / 1;

    ${from.l} {
      grid-row: 1 / -1;
      align-self: start;
    }

    /* Before the first scene plays, it is alone; later the previous scene stays below the new one. */
    ${Scene}:not([data-current], [data-last], :first-child) > &,
    [data-is-playing] ${Scene}:first-child:not([data-current], [data-last]) > & {
      display: none;
    }

    ${Scene}[data-current] > & {
      z-index: 1;
      animation: ${appear} ${motion.medium};
    }

    @media (prefers-reduced-motion: no-preference) {
      ${Scene}[data-current] > & img {
        animation: ${approach} var(--scene-time) ease-in-out var(--scene-state) both;
      }
    }
  }
`

export const Caption = styled.p`
  counter-increment: scene;
  font-weight: ${fontWeight.medium};

  &::before {
    margin-inline-end: ${space[2]};
    font-weight: ${fontWeight.bold};
    color: var(--accent);
    content: counter(scene) '.';
  }

  ${oneScene} {
    grid-area: 2 / 1;
    visibility: hidden;

    ${Scene}[data-current] > &,
    ${Player}:not([data-is-playing]) ${Scene}:first-child > & {
      visibility: visible;
    }

    ${from.l} {
      grid-area: auto / 2;
      padding: ${space[3]} ${space[4]};
      border-inline-start: 3px solid var(--line);
      color: var(--text-soft);
      visibility: visible;
      transition:
        border-color ${motion.medium},
        color ${motion.medium};

      ${Scene}[data-current] > & {
        border-color: var(--accent);
        color: var(--text);
      }
    }
  }
`

/** Over the first screen. */
export const Start = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${rounded};
  background: none;
  cursor: pointer;

  @media print {
    display: none;
  }
`

/** Its sign and the duration, in a corner with few words. */
export const Play = styled.span`
  position: absolute;
  inset: auto ${space[4]} ${space[4]} auto;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding: clamp(${space[2]}, 1vw, ${space[4]}) clamp(${space[4]}, 2vw, ${space[6]});
  border-radius: ${radius.round};
  font-weight: ${fontWeight.bold};
  color: ${color.white};
  background-color: ${color.ember600};
  box-shadow:
    0 0 0 0.375rem color-mix(in srgb, ${color.white} 55%, transparent),
    ${shadow.high};
  transition: scale ${motion.medium};

  svg {
    width: clamp(1.5rem, 3vw, 2.5rem);
    height: auto;
    fill: currentcolor;
  }

  :hover > & {
    scale: 1.08;
  }

  /* The ring around the screen is outside of its box, which clips it. */
  :focus-visible > & {
    outline: 3px solid ${color.white};
    outline-offset: 2px;
    box-shadow: 0 0 0 8px ${color.blue800};
  }

  ${forcedColors} {
    border: 2px solid;
  }
`

/** Keeps its space until the script has loaded and the first scene plays. */
export const Controls = styled.div`
  ${keepsPlace('flex')}
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;

  @media print {
    display: none;
  }
`

export const Toggle = styled(Button)`
  min-width: 7.5rem;
`

export const Marks = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[1]};
  max-width: 28rem;
`

const bar = css`
  position: absolute;
  inset: calc(50% - 3px) 0;
  border-radius: ${radius.round};
  content: '';
`

/** A bar of the progress, large enough for touch. */
export const Mark = styled.button`
  position: relative;
  flex: 1;
  min-height: 2.75rem;
  min-width: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    ${bar}
    inset-block: calc(50% - 1px);
    background-color: var(--line-strong);

    ${forcedColors} {
      background-color: ButtonText;
    }
  }

  &[data-is-done]::after,
  &[aria-current]::after {
    ${bar}
    background-color: var(--accent);

    ${forcedColors} {
      background-color: Highlight;
    }
  }

  &[aria-current]::after {
    transform-origin: 0 0;
    animation: ${fill} var(--scene-time) linear var(--scene-state) both;
  }
`
