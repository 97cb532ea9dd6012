import styled from 'styled-components'
import { font, fontSize, fontWeight, from, radius, space, width } from '../../theme'
import { RadioChoices } from '../../tools/Tool'
import * as T from '../../tools/Tool.styles'
import { Card } from '../../ui/Layout/Layout'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: ${width.narrow};
  margin-inline: auto;
`

export const Form = styled(T.Form)`
  ${from.m} {
    grid-template-columns: 2fr 1fr;
  }
`

export const Periods = styled(RadioChoices)`
  ${from.m} {
    grid-column: 1 / -1;
    width: fit-content;
  }
`

export const Plans = styled.ul`
  display: grid;
  gap: ${space[5]};

  ${from.m} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

export const Plan = styled(Card)`
  display: grid;
  gap: ${space[5]};
  align-content: start;
`

export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[3]};
`

/** Highlights the cheaper option, which the text below also names. */
export const Way = styled.p`
  container-type: inline-size;
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[4]};
  border: 2px solid var(--line);
  border-radius: ${radius.medium};
  line-height: 1.35;

  span,
  small {
    font-size: ${fontSize.small};
    color: var(--text-soft);
  }

  span:first-child {
    font-weight: ${fontWeight.bold};
    color: var(--text);
  }

  strong {
    font: 600 min(${fontSize.h2}, 21cqi) / 1.1 ${font.display};
    font-variant-numeric: lining-nums;
  }

  small {
    margin-block-start: ${space[2]};
  }

  [data-cheaper='contact'] &[data-way='contact'],
  [data-cheaper='user'] &[data-way='user'] {
    border-color: var(--accent);
    background-color: var(--accent-soft);
  }
`

export const Verdict = styled.p`
  font-weight: ${fontWeight.bold};
`
