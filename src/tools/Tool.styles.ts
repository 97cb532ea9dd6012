import styled, { css } from 'styled-components'
import { fontSize, fontWeight, from, motion, radius, space, tint, width } from '../theme'
import { Button, ButtonGroup } from '../ui/Button/Button'
import { control, pills, selectArrow } from '../ui/Control/Control.styles'
import { Small } from '../ui/Typography/Typography'

/** Hides elements that need a script, without scripts and in print. */
const needsScript = css`
  @media (scripting: none), print {
    display: none;
  }
`

/**
 * The layout of an element that is hidden until its code has loaded. Reserves its space, so that the content below does
 * not shift.
 */
export const keepsPlace = (display: 'grid' | 'flex') => css`
  display: ${display};

  @media screen and (scripting: enabled) {
    &[hidden] {
      /* stylelint-disable-next-line declaration-no-important -- the rule for [hidden] is important too. */
      display: ${display} !important;
      visibility: hidden;
    }
  }
`

export const Form = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
  padding: clamp(${space[5]}, 2.4vw, ${space[8]});
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  background-color: var(--card);
  ${needsScript}
`

/** For visitors without JavaScript. */
export const WithoutScript = styled.p`
  max-width: ${width.text};
  margin-block-end: ${space[8]};
`

/** Radio buttons that look like pills. */
export const Choices = styled.fieldset`
  ${pills}
  min-width: 0;

  legend {
    font-size: ${fontSize.small};
  }

  label {
    flex: 1 1 auto;
    padding: ${space[3]} ${space[4]};
    border-width: 1.5px;
    font-size: inherit;
    font-weight: ${fontWeight.bold};
    line-height: 1.3;
    text-align: center;
  }
`

export const Field = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;

  label {
    margin-block-end: ${space[2]};
    font-weight: ${fontWeight.bold};
    font-size: ${fontSize.small};
    line-height: 1.4;
  }
`

export const Control = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  :is(input, select) {
    ${control}
    min-width: 0;
    padding-inline: ${space[3]};
    transition: border-color ${motion.fast};
  }

  input {
    flex: auto;
    width: 2.5rem;
  }

  select {
    ${selectArrow}
  }

  :is(input, select):hover {
    border-color: var(--blue);
  }

  [aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }
`

export const Slider = styled.input`
  width: 100%;
  min-height: 2rem;
  margin: ${space[2]} 0 0;
  accent-color: var(--ember);
  cursor: pointer;
`

const underControl = css`
  font-size: ${fontSize.tiny};
  line-height: 1.4;

  &:not(:empty) {
    margin-block-start: ${space[1]};
  }
`

export const Hint = styled.p`
  ${underControl}
  color: var(--text-soft);
`

/** Has its own background so that it is readable on any surface. It is invisible while empty, whatever its height. */
const problem = css`
  &:not(:empty) {
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.small};
    color: var(--danger);
    background-color: ${tint.danger};
  }
`

export const Problem = styled.p`
  ${underControl}
  ${problem}
  text-wrap: balance;
`

/** Warns that the answer does not match the entered values. */
export const Stale = styled.p`
  ${problem}
  font-size: ${fontSize.small};

  /* It must stay in the accessibility tree, as a live region, but takes no space. */
  &:empty {
    position: absolute;
  }
`

/** Around a table for visitors without JavaScript. */
export const TableWithoutScript = styled.div`
  max-width: ${width.narrow};
  margin: 0 auto ${space[8]};
`

/** Lets a wide table scroll sideways. */
export const Scroller = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-spacing: 0;
    font-size: ${fontSize.tiny};
    line-height: 1.4;
    font-variant-numeric: lining-nums tabular-nums;

    /* With narrower cells, five columns fit without scrolling. */
    ${from.s} {
      font-size: ${fontSize.small};
    }
  }

  caption {
    padding-block-end: ${space[3]};
    font-weight: ${fontWeight.bold};
    text-align: start;
  }

  :is(th, td) {
    padding: ${space[2]} ${space[1]};
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;

    ${from.s} {
      min-width: 5rem;
      padding-inline: ${space[3]};
    }
  }

  thead th {
    font-weight: ${fontWeight.medium};
    vertical-align: bottom;
    color: var(--text-soft);
  }
`

export const Actions = styled(ButtonGroup)`
  /* Outside of the row, an empty status has no gap. */
  > :empty {
    position: absolute;
  }

  ${needsScript}
`

/** A line below a tool or its prices. */
export const Note = styled(Small)`
  max-width: 36rem;
  margin: ${space[8]} auto 0;
  text-align: center;
`

export const SmallButton = styled(Button)`
  min-height: 2.5rem;
  padding: ${space[1]} ${space[4]};
  font-size: ${fontSize.small};
`
