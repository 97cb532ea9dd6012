import styled, { css } from 'styled-components'
import { color, fontSize, from, glow, radius, space } from '../../theme'
import { Card } from '../../ui/Layout/Layout'

export const Band = styled(Card)<{ $hasForm: boolean }>`
  display: grid;
  gap: ${space[6]} clamp(${space[8]}, 4vw, ${space[16]});
  align-items: center;
  background-image: ${glow('circle at 0% 100%', color.ember400, 45, 'transparent 34rem')};

  ${from.l} {
    grid-template-columns: auto minmax(0, 1fr) ${({ $hasForm }) => ($hasForm ? 'minmax(19rem, 0.85fr)' : 'auto')};
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: clamp(4.5rem, 8vw, 7rem);
  aspect-ratio: 1;
  border-radius: ${radius.large};
  color: ${color.white};
  background-color: ${color.ember600};
  box-shadow: 0 1rem 2rem -0.5rem color-mix(in srgb, ${color.ember600} 50%, transparent);
  rotate: -6deg;
`

export const Words = styled.div`
  display: grid;
  gap: ${space[3]};
`

export const Lead = styled.div`
  font-size: ${fontSize.lead};
  color: var(--text-soft);
`

export const Offer = styled(Words)<{ $isForm: boolean }>`
  ${({ $isForm }) =>
    $isForm
      ? css`
          min-width: 0;
        `
      : css`
          width: fit-content;
          min-width: min(100%, 17rem);
          text-align: center;
        `}
`

/** Hidden without scripts, because only a script can decline. */
export const Decline = styled.button`
  justify-self: start;
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  font-size: ${fontSize.small};
  color: var(--text-soft);
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;

  &:hover {
    color: var(--text);
  }

  [data-newsletter-offer]:has([data-state='success']) > & {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
