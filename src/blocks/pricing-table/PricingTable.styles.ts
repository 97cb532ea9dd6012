import styled from 'styled-components'
import { below, color, font, fontSize, fontWeight, from, glow, radius, space } from '../../theme'
import { Card } from '../../ui/Layout/Layout'

/** The price of the other billing period is hidden, from assistive technology too. */
export const Root = styled.div`
  &:has([value='monthly']:checked) [data-period='yearly'],
  &:has([value='yearly']:checked) [data-period='monthly'] {
    display: none;
  }
`

export const Switch = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  width: fit-content;
  max-width: 100%;
  padding: ${space[1]};
  border: 1px solid var(--line);
  border-radius: ${radius.xlarge};
  margin: 0 auto ${space[8]};
  background-color: var(--card);
`

/** The radio button is the pill behind the text, so it reacts to taps and shows the focus. */
export const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  padding: ${space[2]} clamp(${space[2]}, 2vw, ${space[6]});
  font-weight: ${fontWeight.bold};
  line-height: 1.3;
  text-align: center;

  input {
    position: absolute;
    inset: 0;
    border-radius: ${radius.xlarge};
    appearance: none;
    cursor: pointer;
  }

  input:checked {
    /* Visible in forced-colors mode, which drops backgrounds. */
    border: 2px solid transparent;
    background-color: var(--text);
  }

  > span {
    position: relative;
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    place-content: center;
    align-items: center;
    pointer-events: none;

    ${from.xs} {
      white-space: nowrap;
    }
  }

  /* Both options fit a phone in one line, with the savings below. */
  ${below.s} {
    font-size: ${fontSize.small};

    > span {
      flex-direction: column;
    }

    > span > span {
      padding-inline: ${space[1]};
      font-size: 0.75rem;
    }
  }

  input:checked + span {
    color: var(--background);
  }
`

export const Plans = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space[5]};
  max-width: calc(28rem * ${({ $count }) => $count});
  margin-inline: auto;

  ${from.m} {
    grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 2 : $count)}, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`

/** Aligns the parts of all plans in a row. */
export const Plan = styled(Card)`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: ${space[8]} clamp(${space[5]}, 2vw, ${space[10]});

  &[data-surface] {
    background-image: ${glow('circle at 50% -12rem', color.ember400, 55, 'transparent 26rem')};
    box-shadow:
      0 0 0 2px ${color.ember400},
      0 2rem 4rem -1.5rem color-mix(in srgb, ${color.ember600} 45%, transparent);

    ${from.l} {
      padding-block: ${space[12]};
      margin-block: -${space[4]};
    }
  }
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  margin-block-end: ${space[2]};
`

export const Price = styled.p`
  font: 600 ${fontSize.h2} / calc(1.2 * ${fontSize.h1}) ${font.display};
  letter-spacing: -0.02em;

  &[data-period] {
    font-size: ${fontSize.h1};
  }
`

export const Action = styled.div`
  display: grid;
`

export const Features = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding-block-start: ${space[6]};
  border-block-start: 1px solid var(--line);
`
