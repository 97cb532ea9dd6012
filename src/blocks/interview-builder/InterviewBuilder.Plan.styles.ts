import styled, { css } from 'styled-components'
import { color, font, fontSize, fontWeight, from, layer, motion, radius, shadow, space, tight } from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { check } from '../../ui/Control/Control.styles'
import { Field } from './InterviewBuilder.styles'

export const Plan = styled.section`
  ${keepsPlace('grid')}
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media screen {
    padding: clamp(${space[4]}, 2.4vw, ${space[8]});
    border: 1px solid var(--line);
    border-radius: ${radius.large};
    background: var(--card);
    box-shadow: ${shadow.low};

    ${from.l} {
      position: sticky;
      inset-block-start: ${space[4]};
      grid-area: 1 / 2 / span 2;
      align-self: start;
      max-height: calc(100dvh - 2 * ${space[4]});
      overflow-y: auto;
      scrollbar-width: thin;

      /* Keeps focused elements above the status, which has up to four lines. */
      scroll-padding-block-end: 10rem;
    }
  }
`

export const PlanHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  justify-content: space-between;
`

export const Sum = styled.p`
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
`

export const Title = styled.input`
  @media print {
    && {
      padding: 0;
      border: 0;
      font: 600 1.75rem/1.2 ${font.display};
    }
  }
`

export const Paper = styled.div`
  display: none;

  p {
    padding-block-end: ${space[1]};
    border-block-end: 1px solid currentcolor;
    font-size: ${fontSize.small};
  }

  @media print {
    display: grid;
    grid-template-columns: 1fr 1fr 8rem;
    gap: ${space[6]};
  }
`

export const PrintNote = styled.p`
  @media screen {
    display: none;
  }
`

export const Empty = styled.p`
  padding: ${space[6]};
  border: 2px dashed var(--line-strong);
  border-radius: ${radius.medium};
  color: var(--text-soft);
`

export const Hint = styled.p`
  font-size: ${fontSize.small};
  color: var(--text-soft);
`

export const Items = styled.ol`
  display: grid;
  gap: ${space[3]};
  counter-reset: question;

  @media print {
    display: block;
  }
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  counter-increment: question;

  @media screen {
    padding: ${space[3]};
    border: 1px solid var(--line);
    border-radius: ${radius.medium};
    background: var(--background);
  }

  /* The other items make space for the dragged one. */
  [data-is-dragging] > & {
    transition: translate ${motion.fast};
    user-select: none;
  }

  [data-is-dragging] > &[data-is-dragged] {
    position: relative;
    z-index: ${layer.bar};
    box-shadow: ${shadow.high};
    transition: none;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block-start: ${space[4]};
    break-inside: avoid;
  }
`

export const IconButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  color: var(--text-soft);
  background: none;
  cursor: pointer;

  &:hover {
    color: var(--text);
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }

  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }

  &[data-handle] {
    cursor: grab;
    touch-action: none;
  }

  &[data-up] svg {
    rotate: 180deg;
  }
`

export const ItemText = styled.p`
  align-self: center;
  font-weight: ${fontWeight.bold};

  &::before {
    content: counter(question) '. ';
  }

  @media print {
    align-self: baseline;
  }
`

const belowText = css`
  grid-column: 1 / -1;

  @media screen {
    ${from.s} {
      grid-column: 2;
    }
  }
`

export const Advice = styled.details`
  ${belowText}
  font-size: ${fontSize.small};
  color: var(--text-soft);

  summary {
    cursor: pointer;
  }

  @media print {
    summary,
    ${Plan}:has([data-print-advice]:not(:checked)) & {
      display: none;
    }
  }
`

export const ItemControls = styled.div`
  ${belowText}
  display: flex;
  align-items: center;

  @media print {
    grid-area: 1 / 2;
    align-self: baseline;
  }
`

export const Minutes = styled.span`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  margin-inline-end: auto;
  font-size: ${fontSize.small};
  color: var(--text-soft);

  input {
    width: 3.75rem;
    min-height: 2.5rem;
    padding: ${space[1]} ${space[2]};
    border: 1px solid var(--line-strong);
    border-radius: ${radius.small};
    color: var(--ink);
    background: var(--paper);
  }

  @media print {
    input {
      width: 2rem;
      padding: 0;
      border: 0;
      color: inherit;
      text-align: end;
      appearance: textfield;

      /* It takes space even if it is invisible. */
      &::-webkit-inner-spin-button {
        display: none;
      }
    }
  }
`

/** Three lines for handwriting. Chromium leaves thin lines of gradients out of PDFs. */
export const Notes = styled.div`
  grid-column: 1 / -1;
  height: 7.5rem;
  padding-block-start: 2.5rem;
  border-block-end: 1px solid;
  color: ${color.lineStrong};

  &::before {
    display: block;
    height: 2.5rem;
    border-block: 1px solid;
    content: '';
  }

  @media screen {
    display: none;
  }
`

export const Own = styled(Field)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[2]};

  ${tight} {
    grid-template-columns: minmax(0, 1fr);
  }

  label {
    grid-column: 1 / -1;
  }
`

export const Status = styled.p`
  min-height: 1.6em;
  color: var(--text-soft);

  ${from.l} {
    position: sticky;
    inset-block-end: -${space[5]};
    z-index: 1;

    &:not(:empty) {
      padding: ${space[3]} ${space[5]};
      border-radius: ${radius.medium};
      color: ${color.white};
      background: ${color.blue800};
      box-shadow: ${shadow.medium};
    }
  }
`

export const Option = styled.label`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  font-size: ${fontSize.small};

  input {
    ${check}
  }
`
