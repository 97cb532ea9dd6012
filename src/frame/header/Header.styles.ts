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
 * The container of an open menu: a popover or, in browsers without popovers, the document (menu-panel.ts). Such
 * browsers ignore unknown selectors in `:is`.
 */
const containsOpenMenu = ':is(:has(:popover-open), [data-menu-open] *)'

/** Scrolls with the page until a script measures scrolling (requirements 4.2). Both positions take the same space. */
export const Root = styled.header`
  position: relative;
  z-index: ${layer.header};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-block-end: 1px solid var(--line);
    background: var(--page);
  }

  /* An open menu stays below the bar, whatever the scroll position. */
  &[data-scroll],
  &${containsOpenMenu} {
    position: sticky;
    inset-block-start: 0;
  }

  /* Visible immediately on focus, or browsers scroll the page. */
  &[data-scroll='showing'][data-slides]:not(:has(:focus-visible)) {
    animation: ${slideIn} ${motion.medium};
  }

  /* The same. The button's shadow reaches below the bar. */
  &[data-scroll='hiding']:not(:has(:focus-visible)) {
    translate: 0 calc(-100% - ${space[6]});

    &[data-slides] {
      transition: translate ${motion.medium};
    }
  }

  /* Focus inside the header needs no scroll padding. */
  html:has(&[data-scroll]:focus-within) {
    scroll-padding-block-start: 0;
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

/**
 * Part of the bar on wide screens with a hovering pointer, which resets the popover's own styles. Elsewhere a sheet
 * below the bar.
 */
export const Menu = styled.div`
  border: 0;
  color: inherit;

  ${menuPanel} {
    position: fixed;
    inset: ${height} 0 auto;
    width: auto;
    max-height: calc(100dvh - ${height});
    margin: 0;
    padding: ${space[2]} max(${space.gutter}, (100% - ${width.content}) / 2) ${space[4]};
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--page);
    animation: ${unroll} ${motion.medium};

    ${Bar}:not(${containsOpenMenu}) > & {
      display: none;
    }

    html:is([data-menu-open], :has(&:popover-open)) {
      overflow: hidden;
    }
  }

  ${menuBar} {
    display: block;
    position: static;
    width: auto;
    margin: 0 auto 0 ${space[4]};
    padding: 0;
    overflow: visible;
    background: none;
  }
`

export const Items = styled.ul`
  [data-menu-item] {
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
        background: var(--hover);
      }
    }
  }

  /* Of cards with a description, only the title. */
  [aria-current]:not(:has(small)),
  [aria-current] strong {
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

      /* The bar has one. */
      ${from.xs} {
        display: none;
      }
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

  @media print {
    display: none;
  }

  /* Rendered in one step: at the end of the bar, each part that loads would move the ones before. */
  ${Bar}:not(:has(> [data-menu-overlay])) > & {
    visibility: hidden;
  }
`

/** In the bar. Phones have it in the menu. */
export const SearchLink = styled(Link)`
  && {
    flex: none;
    padding: ${space[3]};
    margin-inline: -${space[3]};
    border-radius: ${radius.round};

    ${below.s} {
      display: none;
    }
  }

  &:hover {
    background: var(--hover);
  }

  svg {
    display: block;
  }
`

/** In the menu, for phones. */
export const MenuSearch = styled(Link)`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding-block: ${space[4]};
  border-block-end: 1px solid var(--line);
  font-weight: ${fontWeight.medium};
  text-decoration: none;

  ${from.s} {
    display: none;
  }
`

/** Links that narrow screens show only in the menu. */
export const Secondary = styled.span`
  ${below.m} {
    display: none;
  }
`

/** On the home page, the login replaces the demo. */
export const SecondaryLink = styled(Link)`
  padding-block: ${space[2]};
  font-weight: ${fontWeight.medium};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  &[data-login],
  [data-page='home'] & {
    display: none;
  }

  [data-page='home'] &[data-login] {
    display: inline;
  }
`

export const Toggle = styled.button`
  flex: none;
  padding: ${space[3]};
  margin-inline-end: -${space[3]};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  cursor: pointer;

  ${Bar}${containsOpenMenu} & > :first-child,
  ${Bar}:not(${containsOpenMenu}) & > :last-child {
    display: none;
  }

  ${menuBar} {
    display: none;
  }
`

/** Over the page beside an open menu, and below an open drawer once a script can close it. */
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
    ${Bar}${containsOpenMenu} > & {
      display: block;
    }
  }

  ${menuBar} {
    html[data-started] ${Bar}:has(details[open]) > & {
      display: block;
    }
  }
`
