import styled, { keyframes } from 'styled-components'
import {
  below,
  color,
  fontSize,
  fontWeight,
  from,
  layer,
  menuBar,
  menuPanel,
  motion,
  radius,
  space,
  width,
} from '../../theme'
import { Link } from '../../ui/Link/Link'

const height = '4.5rem'

const slideIn = keyframes`
  from {
    translate: 0 -100%;
  }
`

const unroll = keyframes`
  from {
    clip-path: inset(0 0 100%);
  }
`

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`

/**
 * Scrolls with the page until a script measures scrolling (requirements 4.2). Both positions take the same space, so
 * nothing shifts.
 */
export const Root = styled.header`
  position: relative;
  z-index: ${layer.header};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-block-end: 1px solid var(--line);
    background: ${color.white};
  }

  &[data-scroll] {
    position: sticky;
    inset-block-start: 0;
  }

  &[data-scroll='showing'][data-slides] {
    animation: ${slideIn} ${motion.medium};
  }

  /* The shadow of its button reaches below it. */
  &[data-scroll='hiding'] {
    translate: 0 calc(-100% - ${space[6]});
  }

  &[data-scroll='hiding'][data-slides] {
    transition: translate ${motion.medium};
  }

  /* Immediate, or browsers scroll the page to show the focused element. */
  &[data-scroll='hiding']:has(:focus-visible) {
    translate: none;
    transition: none;
  }

  /* Focus inside the header needs no scroll padding. */
  html:has(&[data-scroll]:focus-within) {
    scroll-padding-block-start: 0;
  }

  /* Places an open menu below the bar, whatever the scroll position. */
  &:has(:popover-open) {
    position: sticky;
    inset-block-start: 0;
  }

  @media print {
    position: static;
  }
`

export const Bar = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  width: min(100% - 2 * ${space.gutter}, ${width.content});
  min-height: ${height};
  margin-inline: auto;

  ${below.s} {
    gap: ${space[2]};
  }
`

export const LogoLink = styled(Link)`
  display: flex;
  flex: none;
  padding-block: ${space[2]};
  text-decoration: none;
`

/**
 * Part of the bar on wide screens with a hovering pointer, which resets the popover's own styles. Elsewhere a sheet
 * below the bar.
 */
export const Menu = styled.div`
  border: 0;
  color: inherit;

  ${menuPanel} {
    inset: ${height} 0 auto;
    width: auto;
    max-width: none;
    max-height: calc(100dvh - ${height});
    margin: 0;
    padding: ${space[2]} max(${space.gutter}, (100% - ${width.content}) / 2) ${space[4]};
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${color.white};

    &:popover-open {
      animation: ${unroll} ${motion.medium};
    }

    html:has(&:popover-open) {
      overflow: hidden;
    }
  }

  ${menuBar} {
    display: block;
    position: static;
    width: auto;
    height: auto;
    margin: 0 auto 0 ${space[4]};
    padding: 0;
    overflow: visible;
    background: none;
  }
`

export const Items = styled.ul`
  padding: 0;
  list-style: none;

  [aria-current] {
    text-decoration: underline;
  }

  ${menuPanel} {
    & > li + li {
      border-block-start: 1px solid var(--line);
    }
  }

  ${menuBar} {
    display: flex;
    gap: ${space[1]};
  }
`

const itemStyles = `
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[4]} 0;
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  cursor: pointer;

  ${menuBar} {
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.round};

    &:hover {
      background: ${color.cream100};
    }
  }
`

export const ItemLink = styled(Link)`
  ${itemStyles}
`

export const Disclosure = styled.details`
  summary {
    ${itemStyles}
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    svg {
      transition: rotate ${motion.fast};
    }
  }

  &[open] > summary svg {
    rotate: 180deg;
  }
`

/** The calls to action, for screens whose bar has no space for them. */
export const MenuActions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space[3]};
  padding-block: ${space[5]} ${space[4]};

  & > a {
    padding: ${space[3]} ${space[2]};
    border: 1.5px solid var(--line-strong);
    border-radius: ${radius.round};
    font-weight: ${fontWeight.bold};
    line-height: 1.3;
    text-align: center;

    &[data-variant] {
      border-color: transparent;
    }
  }

  ${from.m} {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  gap: ${space[5]};
  align-items: center;

  & > a {
    padding: ${space[2]} ${space[5]};
    min-height: 2.75rem;
    font-size: ${fontSize.small};
    white-space: nowrap;

    ${below.s} {
      padding-inline: ${space[4]};
    }

    ${below.xs} {
      display: none;
    }
  }

  ${below.s} {
    gap: ${space[2]};
  }
`

/** Links that narrow screens show only in the menu. */
export const Secondary = styled.span`
  ${below.m} {
    display: none;
  }
`

const secondaryLink = `
  padding-block: ${space[2]};
  font-weight: ${fontWeight.medium};
  white-space: nowrap;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

export const DemoLink = styled(Link)`
  ${secondaryLink}

  [data-page='home'] & {
    display: none;
  }
`

export const LoginLink = styled(Link)`
  ${secondaryLink}
  display: none;

  [data-page='home'] & {
    display: inline;
  }
`

export const Toggle = styled.button`
  padding: ${space[3]};
  margin-inline-end: -${space[3]};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  cursor: pointer;

  ${menuBar} {
    display: none;
  }
`

export const OpenLabel = styled.span`
  ${Bar}:has(${Menu}:popover-open) & {
    display: none;
  }
`

export const CloseLabel = styled.span`
  ${Bar}:not(:has(${Menu}:popover-open)) & {
    display: none;
  }
`

/** Over the page beside an open menu, and below an open drawer once a script can close that. */
export const Overlay = styled.button`
  display: none;
  position: fixed;
  inset: 0;
  z-index: -2;
  padding: 0;
  border: 0;
  background: color-mix(in srgb, ${color.night} 36%, transparent);
  cursor: default;
  animation: ${fadeIn} ${motion.medium};

  ${menuPanel} {
    ${Bar}:has(${Menu}:popover-open) > & {
      display: block;
    }
  }

  ${menuBar} {
    html[data-started] ${Bar}:has(details[open]) > & {
      display: block;
    }
  }
`
