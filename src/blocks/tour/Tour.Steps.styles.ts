import styled, { css, keyframes } from 'styled-components'
import { fontSize, fontWeight, from, motion, radius, shadow, space } from '../../theme'

const arrive = keyframes`
  from {
    opacity: 0;
    translate: ${space[6]};
  }
`

export const Root = styled.div`
  display: grid;
  gap: clamp(${space[6]}, 3vw, ${space[10]});
`

/** A line with a point for each step; points before the current one are filled. */
export const Progress = styled.nav`
  ol {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  a {
    position: relative;
    display: block;
    min-height: 2rem;
    padding-block-start: ${space[6]};
    font-size: ${fontSize.small};
    color: var(--text-soft);
    text-align: center;
    text-decoration: none;
  }

  a:hover {
    color: var(--text);
    text-decoration: underline;
  }

  a::before {
    position: absolute;
    inset-block-start: calc(${space[3]} - 1px);
    inset-inline: 0;
    border-block-start: 2px solid var(--line-strong);
    content: '';
  }

  a::after {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-start: calc(50% - ${space[2]});
    width: ${space[4]};
    height: ${space[4]};
    border: 2px solid var(--line-strong);
    border-radius: ${radius.round};
    background: var(--background);
    content: '';
  }

  li:first-child a::before {
    inset-inline-start: 50%;
  }

  li:last-child a::before {
    inset-inline-end: 50%;
  }

  [aria-current] {
    font-weight: ${fontWeight.bold};
    color: var(--text);
  }

  /* Before the script has loaded, the first step is shown unless the address names another. */
  [aria-current]::after,
  li:has(~ li [aria-current]) a::after,
  ${Root}:not(:has([data-is-stepping], :target)) & li:first-child a::after {
    border-color: var(--accent);
    background: var(--accent);
  }

  [aria-current]::after {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  /* On phones there is no space for text below the points. */
  @media not print {
    a {
      overflow: hidden;
      font-size: 0;
    }

    ${from.m} {
      a {
        overflow: visible;
        font-size: ${fontSize.small};
      }
    }
  }

  @media print {
    display: none;
  }
`

export const Steps = styled.div`
  display: grid;
  gap: clamp(${space[12]}, 6vw, ${space[20]});
  touch-action: pan-y pinch-zoom;

  [data-is-zoomed] > & {
    touch-action: auto;
  }

  /* Only one step: the one set by the script, otherwise that of the address, otherwise the first. */
  @media not print {
    &[data-is-stepping] > :not([data-current]) {
      display: none;
    }

    @media (scripting: enabled) {
      &:not([data-is-stepping]):has(> :target) > :not(:target),
      &:not([data-is-stepping], :has(> :target)) > :not(:first-child) {
        display: none;
      }
    }
  }
`

const sideBySide = css`
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
`

export const Step = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space[6]}, 4vw, ${space[16]});
  align-items: center;
  break-inside: avoid;

  /* Receives the focus after a step so the keyboard continues here; not a control. */
  &:focus-visible {
    outline: none;
    /* stylelint-disable-next-line declaration-no-important -- the rule for :focus-visible is important too. */
    box-shadow: none !important;
  }

  ${from.l} {
    ${sideBySide}
  }

  @media print {
    ${sideBySide}
  }

  [data-is-stepping] > &[data-has-arrived] {
    animation: ${arrive} ${motion.medium};
  }
`

export const Picture = styled.div`
  img {
    width: 100%;
    border-radius: clamp(${radius.medium}, 3vw, ${radius.xlarge});
    box-shadow: ${shadow.medium};
  }
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: 36rem;

  @media print {
    [data-previous],
    [data-next] {
      display: none;
    }
  }
`

export const Position = styled.p`
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
  color: var(--accent);
`
