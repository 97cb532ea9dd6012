import styled, { css, keyframes } from 'styled-components'
import { color, fontSize, fontWeight, radius, space, tint } from '../../theme'
import { ButtonLink } from '../../ui/Button/Button'
import { Field, Input, Label, Problem } from './MarketingForm.Field.styles'

/** Depends on the form's width, because forms are used in cards, bands and columns. */
const wide = '@container (width >= 30rem)'

export const Root = styled.div`
  container-type: inline-size;
  text-align: start;
`

/** The status box replaces the fields and keeps their height, so the page does not jump. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }

  > [data-form-fields][hidden] {
    /* stylelint-disable-next-line declaration-no-important -- the rule for [hidden] is important too. */
    display: grid !important;
    visibility: hidden;
  }
`

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};

  [data-compact] > & {
    gap: ${space[3]};
  }
`

/** Aligns controls even if a label has two lines. */
export const Row = styled.div<{ $columns: number }>`
  display: grid;
  gap: inherit;

  ${({ $columns }) =>
    $columns > 1 &&
    css`
      ${wide} {
        grid-template-columns: repeat(${$columns}, minmax(0, 1fr));
        row-gap: ${space[2]};

        > * {
          grid-row: span 2;
          grid-template-rows: subgrid;
        }
      }
    `}
`

export const ConsentTexts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  font-size: ${fontSize.small};
  line-height: 1.5;
  color: var(--text-soft);

  > ${Field} {
    gap: 0;
  }
`

/** Minimum form width in rem to put button and field on one line: with a short text, and with a sentence. */
const joinedWidth = { short: 17.5, long: 24 }

/** A field and its button in one bar, or stacked where they do not fit. */
export const Catcher = styled.div<{ $button: keyof typeof joinedWidth }>`
  --inset: clamp(${space[4]}, 6cqi, ${space[6]});

  display: grid;
  gap: ${space[2]};

  ${Input} {
    min-height: 3.5rem;
    border-radius: ${radius.round};
    padding-inline: var(--inset);
  }

  [data-compact] & ${Input} {
    min-height: 3rem;
  }

  @container (width >= ${({ $button }) => joinedWidth[$button]}rem) {
    grid-template-columns: minmax(9rem, 1fr) auto;
    column-gap: 0;

    ${Field} {
      display: contents;
    }

    ${Label}, ${Problem} {
      grid-column: 1 / -1;
    }

    ${Input} {
      grid-area: 2 / 1;
      padding-inline-end: ${space[1]};
      border-inline-end: 0;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }

    ${Input}:focus-visible {
      position: relative;
      z-index: 1;
    }

    &&& > button {
      grid-area: 2 / 2;
      padding-inline: clamp(${space[4]}, 6cqi, ${space[8]});
      border-start-start-radius: 0;
      border-end-start-radius: 0;
      box-shadow: none;
      translate: none;
    }
  }
`

export const Summary = styled.div`
  padding: ${space[4]} ${space[5]};
  border: 1.5px solid var(--danger);
  border-radius: ${radius.medium};
  font-size: ${fontSize.small};
  color: var(--ink);
  background-color: var(--paper);

  > p {
    font-weight: ${fontWeight.bold};
    color: var(--danger);
  }

  a {
    display: inline-block;

    /* Short names of fields would be too narrow to tap. */
    min-width: 24px;
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    min-height: 32px;
    color: var(--danger);
    text-underline-offset: 0.2em;
  }
`

/** Empty and without a box until it has a message, so it does not block clicks on the fields. */
export const Status = styled.div`
  --line-strong: ${color.lineStrong};

  pointer-events: none;
  border-radius: ${radius.medium};
  outline-offset: 4px;

  [data-state='submitting'] > &,
  [data-state='success'] > &,
  [data-state='error'] > & {
    display: grid;
    gap: ${space[4]};
    place-content: center;
    justify-items: center;
    min-height: 9rem;
    padding: ${space[6]} ${space[5]};
    color: var(--ink);
    text-align: center;
    background-color: ${tint.blue};
    pointer-events: auto;

    /* Stays visible beside a form that is taller than the screen. */
    position: sticky;
    inset-block: ${space[24]} ${space[4]};
    align-self: center;
  }

  [data-state='success'] > & {
    background-color: ${tint.success};
  }

  [data-state='error'] > & {
    border: 1.5px solid var(--danger);
    background-color: ${tint.danger};
  }
`

const turn = keyframes`
  to {
    rotate: 360deg;
  }
`

export const Mark = styled.span`
  display: none;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  place-items: center;

  [data-state='submitting'] & {
    display: block;
    border: 4px solid color-mix(in srgb, var(--blue) 30%, transparent);
    border-block-start-color: var(--blue);
    animation: ${turn} 900ms linear infinite;
  }

  [data-state='success'] & {
    display: grid;
    background-color: ${color.success};
  }

  [data-state='success'] &::before {
    content: '';
    width: 0.7rem;
    height: 1.25rem;
    border: solid ${color.white};
    border-width: 0 3px 3px 0;
    translate: 0 -2px;
    rotate: 45deg;
  }

  [data-state='error'] & {
    display: grid;
    background-color: ${color.danger};
  }

  [data-state='error'] &::before {
    content: '!';
    font-weight: ${fontWeight.bold};
    font-size: 1.5rem;
    color: ${color.white};
  }
`

export const Message = styled.p`
  max-width: 34rem;
  font-weight: ${fontWeight.medium};
  font-size: ${fontSize.lead};
  line-height: 1.45;
  text-wrap: balance;

  /* Takes no space, but is known to screen readers before it has a message. */
  &:empty {
    position: absolute;
  }
`

export const Next = styled.a`
  font-weight: ${fontWeight.bold};
  color: var(--blue);
  text-underline-offset: 0.25em;
`

export const NextStep = styled(ButtonLink)`
  [data-state]:not([data-state='success']) & {
    display: none;
  }
`
