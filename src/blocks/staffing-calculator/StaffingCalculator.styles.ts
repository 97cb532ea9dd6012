import styled from 'styled-components'
import { font, fontSize, fontWeight, from, radius, space } from '../../theme'
import { Form, Scroller } from '../../tools/Tool.styles'
import { Card } from '../../ui/Layout/Layout'
import { visuallyHidden } from '../../ui/Typography/Typography.styles'

export const Root = styled.div`
  display: grid;
  gap: clamp(${space[6]}, 3vw, ${space[12]});
  align-items: start;

  ${from.l} {
    grid-template-columns: minmax(20rem, 5fr) 7fr;
  }

  @media (scripting: none), print {
    display: block;
  }

  /* Hides the fields of other channels, without a script. */
  &:not(:has([value='chat']:checked)) [data-only='chat'],
  &:not(:has([value='email']:checked)) [data-only='email'],
  &:has([value='email']:checked) [data-only='live'] {
    display: none;
  }
`

/** Sticky beside a long answer, if all of it fits below the header. */
export const Entry = styled(Form)`
  ${from.l} {
    @media (min-height: 52rem) {
      position: sticky;
      inset-block-start: ${space[24]};
    }
  }
`

/** Aligns the controls of a row, also when labels wrap. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 0 ${space[5]};
  margin-block-end: -${space[5]};

  > * {
    grid-row: span 4;
    grid-template-rows: subgrid;
    margin-block-end: ${space[5]};
  }

  label {
    align-self: end;
  }
`

export const Answer = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;

  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};

  p {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${space[1]};
  }

  span {
    font-size: ${fontSize.small};
    line-height: 1.4;
    color: var(--text-soft);
  }

  strong {
    font: 600 ${fontSize.h3} / 1.2 ${font.display};
    font-variant-numeric: lining-nums;
  }

  p:nth-child(-n + 2) strong {
    font-size: ${fontSize.h1};
    line-height: 1.1;
  }

  @media screen {
    p:first-child strong {
      color: var(--accent);
    }
  }
`

export const Sentences = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[6]};
  border-block-start: 1px solid var(--line);
`

export const Around = styled(Scroller)`
  [data-needed] > * {
    font-weight: ${fontWeight.bold};
    background-color: color-mix(in srgb, currentcolor 10%, transparent);
  }

  /* Text for screen readers that marks the needed number, which color shows. */
  th span {
    ${visuallyHidden}
  }
`

export const More = styled.div`
  display: grid;

  /* A wide table scrolls in its own box. */
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space[8]}, 4vw, ${space[16]});
  margin-block-start: clamp(${space[10]}, 5vw, ${space[20]});
`

export const LookUp = styled.details`
  padding-inline: clamp(${space[4]}, 2vw, ${space[8]});
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  background-color: var(--card);

  &[open] {
    padding-block-end: ${space[5]};
  }

  @media print {
    &:not([open]) {
      display: none;
    }
  }
`

export const Method = styled.div`
  margin-block-start: ${space[4]};
  columns: 24rem 2;
  column-gap: ${space[16]};
`
