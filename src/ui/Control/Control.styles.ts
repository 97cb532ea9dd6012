import { css } from 'styled-components'
import { fontSize, fontWeight, forcedColors, radius, space } from '../../theme'

/** The arrow of a select, drawn with two gradients to save a request. Must come after other backgrounds. */
export const selectArrow = css`
  padding-inline-end: ${space[10]};
  appearance: none;
  background-image:
    linear-gradient(45deg, transparent 50%, var(--ink-soft) 50%),
    linear-gradient(-45deg, transparent 50%, var(--ink-soft) 50%);
  background-position:
    right calc(${space[4]} + 6px) center,
    right ${space[4]} center;
  background-size: 6px 6px;
  background-repeat: no-repeat;

  /* The browser's own arrow brings its space. */
  ${forcedColors} {
    padding-inline-end: ${space[1]};
    appearance: auto;
  }
`

/** A text field. */
export const control = css`
  min-height: 3rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid var(--line-strong);
  border-radius: ${radius.medium};
  color: var(--ink);
  background: var(--paper);
`

/** A checkbox or radio button. Browsers' own are gray in dark mode until they are checked. */
export const check = css`
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  accent-color: var(--blue);

  &:not(:checked) {
    border: 1.5px solid var(--line-strong);
    border-radius: 0.25rem;
    appearance: none;
    background: var(--paper);
  }

  &[type='radio'] {
    border-radius: 50%;
  }
`

/** A search field with its icon, which follows it. */
export const searchField = css`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }

  > input {
    ${control}
    width: 100%;
    padding-inline-start: ${space[12]};

    &::-webkit-search-cancel-button {
      margin-inline-start: ${space[2]};
    }
  }

  > svg {
    margin-inline-start: ${space[4]};
    color: var(--ink-soft);
    pointer-events: none;
  }
`

/** A label above a field. */
export const fieldLabel = css`
  display: block;
  margin-block-end: ${space[2]};
  font-weight: ${fontWeight.bold};
`

/** A fieldset whose radio buttons or checkboxes look like pills. */
export const pills = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${space[2]};
    font-weight: ${fontWeight.bold};
  }

  label {
    position: relative;
    padding: ${space[2]} ${space[4]};
    border: 1px solid var(--line-strong);
    border-radius: ${radius.round};
    font-size: ${fontSize.small};
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: var(--blue);
    color: var(--paper);
    background: var(--blue);

    /* Visible in forced-colors mode, which drops backgrounds. */
    outline: 3px solid transparent;
  }

  label:has(:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 2px;
  }

  /* Invisible, but clickable. */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`
