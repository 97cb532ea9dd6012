import styled from 'styled-components'
import { below, color, fontSize, fontWeight, from, radius, shadow, space } from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { control, fieldLabel, pills, selectArrow } from '../../ui/Control/Control.styles'

/** In print, only the interview is shown: without the page around it and the controls. */
export const Root = styled.div`
  &:not([data-has-plan]) [data-needs-plan],
  &[data-has-plan] [data-empty] {
    display: none;
  }

  /* Keeps focused elements above the bar. */
  ${below.l} {
    html:has(&[data-has-plan]) {
      scroll-padding-block-end: 5.5rem;
    }
  }

  @media print {
    button,
    && label,
    [data-off-paper],
    &:not([data-has-plan]) [data-plan],
    &[data-has-plan] > :first-child,
    &[data-has-plan] [data-bank],
    body:has(&[data-has-plan]) [data-island]:not(:has(&)) {
      display: none;
    }

    details::details-content {
      content-visibility: visible;
    }

    /* The space below the interview would be an empty sheet. */
    [data-surface]:has(> * > &[data-has-plan]) {
      padding-block-end: 0;
    }
  }
`

export const Columns = styled.div`
  @media screen {
    display: flex;
    flex-direction: column;
    gap: ${space[8]};
  }

  @media screen and (scripting: enabled) {
    ${from.l} {
      display: grid;
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
      gap: ${space[8]} clamp(${space[8]}, 4vw, ${space[16]});
    }
  }
`

export const Choice = styled.div`
  ${keepsPlace('grid')}
  gap: ${space[5]};
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
`

export const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  margin-block-start: ${space[3]};
`

export const Competences = styled.fieldset`
  ${pills}
`

export const Bank = styled.div`
  @media screen {
    display: grid;
    gap: ${space[4]};
    align-content: start;
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

/** On phones, where the list is above the interview: the progress of the interview. */
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

  ${from.l} {
    display: none;
  }
`
