import styled from 'styled-components'
import { radius, space } from '../../theme'

export const Switch = styled.button`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[4]};
  border: 1px solid var(--line);
  border-radius: ${radius.round};
  color: var(--text-soft);
  background: none;
  cursor: pointer;

  &:hover {
    color: var(--text);
    background: var(--card);
  }

  /* A half moon. */
  &::before {
    width: 0.9em;
    height: 0.9em;
    border: 1.5px solid;
    border-radius: 50%;
    background: linear-gradient(90deg, currentcolor 50%, transparent 50%);
    content: '';
  }

  > :first-child {
    display: var(--if-light, inline);
  }

  > :last-child {
    display: var(--if-dark, none);
  }

  /* It needs the page runtime. */
  html[data-no-start] & {
    display: none;
  }

  @media (scripting: none), print {
    display: none;
  }
`
