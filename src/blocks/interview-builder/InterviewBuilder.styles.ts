import styled, { css } from 'styled-components'
import { color, font, fontSize, fontWeight, from, layer, motion, radius, shadow, space } from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { Button, ButtonGroup } from '../../ui/Button/Button'
import { control, fieldLabel, pills, selectArrow } from '../../ui/Control/Control.styles'

const offPaper = css`
  @media print {
    display: none;
  }
`

const onPaper = css`
  display: none;

  @media print {
    display: block;
  }
`

/** On paper an interview stands alone: without the page around it, and without what puts it together. */
export const Root = styled.div`
  @media print {
    &[data-has-plan] > :first-child,
    body:has(&[data-has-plan]) [data-island]:not(:has(&)) {
      display: none;
    }
  }
`

const needsPlan = css`
  ${Root}:not([data-has-plan]) & {
    display: none;
  }
`

export const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};

  @media (scripting: enabled) {
    ${from.l} {
      display: grid;
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
      gap: ${space[8]} clamp(${space[8]}, 4vw, ${space[16]});
    }
  }

  @media print {
    && {
      display: block;
    }
  }
`

export const Choice = styled.div`
  ${keepsPlace}
  display: grid;
  gap: ${space[5]};

  ${offPaper}
`

export const Field = styled.div`
  label {
    ${fieldLabel}
  }

  select,
  input {
    ${control}
    width: 100%;
  }

  select {
    ${selectArrow}
  }

  @media print {
    label {
      display: none;
    }
  }
`

export const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  margin-block-start: ${space[3]};
`

export const SmallButton = styled(Button)`
  min-height: 2.5rem;
  padding: ${space[1]} ${space[5]};
  font-size: ${fontSize.small};

  ${offPaper}
`

export const Competences = styled.fieldset`
  ${pills}
`

export const Bank = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;

  @media print {
    display: block;

    ${Root}[data-has-plan] & {
      display: none;
    }

    details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`

export const Count = styled.small`
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
  color: var(--text-soft);
`

export const Questions = styled.ul`
  display: grid;
  gap: ${space[6]};

  li {
    display: grid;
    gap: ${space[2]};
    justify-items: start;
    break-inside: avoid;
  }

  li[data-is-chosen] {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid var(--accent);
  }
`

export const QuestionText = styled.p`
  font-weight: ${fontWeight.bold};
  color: var(--text);
`

/** On phones, where list and interview stand below each other: how far the interview has come. */
export const Bar = styled.p`
  position: sticky;
  inset-block-end: ${space[3]};
  z-index: 1;

  a {
    display: block;
    padding: ${space[3]} ${space[5]};
    border-radius: ${radius.round};
    font-weight: ${fontWeight.bold};
    color: ${color.white};
    text-align: center;
    text-decoration: none;
    background: ${color.blue800};
    box-shadow: ${shadow.medium};
  }

  ${needsPlan}

  ${from.l} {
    display: none;
  }

  ${offPaper}
`

export const Plan = styled.section`
  ${keepsPlace}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
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
    scroll-padding-block-end: ${space[20]};
  }

  @media print {
    position: static;
    max-height: none;
    padding: 0;
    border: 0;
    overflow: visible;
    box-shadow: none;

    ${needsPlan}
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
  ${onPaper}
`

export const Empty = styled.p`
  padding: ${space[6]};
  border: 2px dashed var(--line-strong);
  border-radius: ${radius.medium};
  color: var(--text-soft);

  ${Root}[data-has-plan] & {
    display: none;
  }
`

export const Hint = styled.p`
  font-size: ${fontSize.small};
  color: var(--text-soft);

  &[data-hint] {
    ${needsPlan}
  }

  ${offPaper}
`

export const Items = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  counter-reset: question;
  list-style: none;

  ${needsPlan}

  @media print {
    display: block;
  }
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  border: 1px solid var(--line);
  border-radius: ${radius.medium};
  counter-increment: question;
  background: var(--background);

  /* The others make room for the one that is dragged. */
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
    padding: ${space[4]} 0 0;
    border: 0;
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

  ${offPaper}
`

export const ItemText = styled.p`
  align-self: center;
  font-weight: ${fontWeight.bold};

  &::before {
    content: counter(question) '. ';
  }
`

export const Advice = styled.details`
  grid-column: 1 / -1;
  font-size: ${fontSize.small};
  color: var(--text-soft);

  summary {
    cursor: pointer;
  }

  ${from.s} {
    grid-column: 2;
  }

  @media print {
    && {
      grid-column: 1 / -1;
    }

    summary {
      display: none;
    }

    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }

    ${Plan}:has([data-print-advice]:not(:checked)) & {
      display: none;
    }
  }
`

export const ItemControls = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;

  ${from.s} {
    grid-column: 2;
  }

  @media print {
    && {
      grid-area: 1 / 2;
    }
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
    color: ${color.ink};
    background: ${color.white};
  }

  @media print {
    input {
      width: 2rem;
      padding: 0;
      border: 0;
      color: inherit;
      text-align: end;
      appearance: textfield;
    }
  }
`

/** Lines to write on. */
export const Notes = styled.div`
  ${onPaper}
  grid-column: 1 / -1;
  height: 7.5rem;
  background: repeating-linear-gradient(transparent 0 calc(2.5rem - 1px), ${color.lineStrong} 0 2.5rem);
  print-color-adjust: exact;
`

export const Own = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};

  label {
    grid-column: 1 / -1;
    font-weight: ${fontWeight.bold};
  }

  input {
    ${control}
    width: 100%;
  }

  ${offPaper}
`

export const Status = styled.p`
  min-height: 1.6em;
  color: var(--text-soft);

  ${from.l} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;

    &:not(:empty) {
      padding: ${space[3]} ${space[5]};
      border-radius: ${radius.medium};
      color: ${color.white};
      background: ${color.blue800};
      box-shadow: ${shadow.medium};
    }
  }

  ${offPaper}
`

export const Actions = styled(ButtonGroup)`
  ${offPaper}
`

export const Option = styled.label`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  font-size: ${fontSize.small};

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.blue600};
  }

  ${offPaper}
`
