import styled, { css } from 'styled-components'
import { color, fontSize, fontWeight, motion, radius, space, tint } from '../../theme'
import { check, selectArrow } from '../../ui/Control/Control.styles'

export const Field = styled.div`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  min-width: 0;
`

export const Label = styled.label`
  align-self: end;
  width: fit-content;
  font-weight: ${fontWeight.bold};
  font-size: ${fontSize.small};
  line-height: 1.4;
`

export const Optional = styled.span`
  font-weight: ${fontWeight.regular};
  color: var(--text-soft);
`

const control = css`
  width: 100%;
  min-height: 3.25rem;
  padding: ${space[3]} ${space[4]};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  line-height: 1.4;
  color: var(--ink);
  background-color: var(--paper);
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};

  &::placeholder {
    color: inherit;
    opacity: 0.7;
  }

  &:hover {
    border-color: var(--blue);
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }

  [data-compact] & {
    min-height: 2.75rem;
    padding-block: ${space[2]};
  }
`

export const Input = styled.input`
  ${control}
`

export const TextArea = styled.textarea`
  ${control}
  min-height: 7.5rem;
  resize: vertical;
`

export const Select = styled.select`
  ${control}
  ${selectArrow}
`

export const FileInput = styled.input`
  ${control}
  border-style: dashed;
  font-size: ${fontSize.small};
  cursor: pointer;

  &::file-selector-button {
    padding: ${space[2]} ${space[4]};
    border: 0;
    border-radius: ${radius.round};
    margin-inline-end: ${space[3]};
    font: inherit;
    font-weight: ${fontWeight.bold};
    color: var(--blue);
    background-color: ${tint.blue};
    cursor: pointer;
  }
`

export const Hint = styled.span`
  font-size: ${fontSize.small};
  line-height: 1.4;
  color: var(--text-soft);

  &:empty {
    position: absolute;
  }
`

/** A bubble that points at its field. It is in the flow, so it covers nothing. */
export const Problem = styled.span`
  position: relative;
  width: fit-content;
  padding: ${space[1]} ${space[3]};
  border: 1px solid var(--danger);
  border-radius: ${radius.small};
  margin-block-start: 2px;
  font-weight: ${fontWeight.medium};
  font-size: ${fontSize.small};
  line-height: 1.5;
  color: var(--danger);
  background-color: ${tint.danger};

  &::before {
    content: '';
    position: absolute;
    inset: -6px auto auto ${space[4]};
    width: 10px;
    height: 10px;
    border: inherit;
    border-end-end-radius: 0;
    border-block-end: 0;
    border-inline-end: 0;
    background-color: inherit;
    rotate: 45deg;
  }
`

/** Outlines the group when no radio button is chosen: browsers draw no outline around a single radio button. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  border-radius: ${radius.medium};

  &[aria-invalid='true'] {
    margin-block: ${space[1]} ${space[2]};
    outline: 2px solid var(--danger);
    outline-offset: 6px;
  }
`

export const Choice = styled.label`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  padding-block: ${space[2]};
  line-height: 1.5;
  cursor: pointer;

  > input {
    ${check}
    margin-block-start: 0.0625rem;
  }

  > input[aria-invalid='true']:not(:focus-visible) {
    outline: 2px solid var(--danger);
    outline-offset: 2px;
  }
`
