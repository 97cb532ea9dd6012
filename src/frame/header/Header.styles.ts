import styled from 'styled-components'
import { below, color, fontSize, fontWeight, from, layer, radius, space, width } from '../../theme'
import { Link } from '../../ui/Link/Link'

const height = '4.5rem'

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  border-block-end: 1px solid var(--line);
  background: ${color.white};
`

export const Bar = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  width: min(100% - 2 * ${space.gutter}, ${width.content});
  min-height: ${height};
  margin-inline: auto;
`

export const LogoLink = styled(Link)`
  display: flex;
  flex: none;
  padding-block: ${space[2]};
  text-decoration: none;
`

/**
 * On narrow screens the menu is a popover below the bar, on wide ones a part of the bar: then the
 * popover attribute's own styles give way.
 */
export const Menu = styled.div`
  border: 0;
  color: inherit;

  ${below.l} {
    inset: ${height} 0 0;
    width: auto;
    height: auto;
    padding: ${space[2]} ${space.gutter} ${space[10]};
    overflow-y: auto;
    background: ${color.white};

    html:has(&:popover-open) {
      overflow: hidden;
    }
  }

  ${from.l} {
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

  ${below.l} {
    & > li + li {
      border-block-start: 1px solid var(--line);
    }
  }

  ${from.l} {
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

  ${from.l} {
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
  }

  &[open] > summary svg {
    rotate: 180deg;
  }
`

export const MenuActions = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: center;
  padding-block: ${space[6]};

  ${from.l} {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;

  ${below.xs} {
    & > a {
      display: none;
    }
  }

  & > a:not(:first-child) {
    padding: ${space[2]} ${space[5]};
    min-height: 2.75rem;
    font-size: ${fontSize.small};
    white-space: nowrap;

    ${below.s} {
      padding-inline: ${space[4]};
    }
  }
`

export const SecondaryLink = styled(Link)`
  padding-block: ${space[2]};
  font-weight: ${fontWeight.medium};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  ${below.m} {
    display: none;
  }
`

export const Toggle = styled.button`
  padding: ${space[3]};
  margin-inline-end: -${space[3]};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  cursor: pointer;

  ${from.l} {
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
