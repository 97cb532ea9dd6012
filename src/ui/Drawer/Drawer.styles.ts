import styled from 'styled-components'
import { color, motion, radius, shadow, space } from '../../theme'

export type DrawerSide = 'start' | 'end'

export const Root = styled.dialog<{ $side: DrawerSide }>`
  width: min(26rem, 100% - ${space[8]});
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  margin-inline: ${({ $side }) => ($side === 'start' ? '0 auto' : 'auto 0')};
  border-radius: ${({ $side }) => ($side === 'start' ? `0 ${radius.large} ${radius.large} 0` : `${radius.large} 0 0 ${radius.large}`)};
  box-shadow: ${shadow.high};
  transition:
    translate ${motion.medium},
    display ${motion.medium} allow-discrete,
    overlay ${motion.medium} allow-discrete;

  &:not([open]) {
    translate: ${({ $side }) => ($side === 'start' ? '-100%' : '100%')};
  }

  @starting-style {
    &[open] {
      translate: ${({ $side }) => ($side === 'start' ? '-100%' : '100%')};
    }
  }

  &::backdrop {
    background-color: color-mix(in srgb, ${color.night} 45%, transparent);
  }
`

/** Covers the whole dialog, so that a click on the dialog itself is one on the backdrop. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-height: 100%;
  padding: ${space[6]};
`

export const Close = styled.button`
  display: grid;
  place-items: center;
  align-self: flex-end;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  color: inherit;
  background-color: color-mix(in srgb, currentcolor 7%, transparent);
  cursor: pointer;

  &:hover {
    background-color: color-mix(in srgb, currentcolor 14%, transparent);
  }
`
