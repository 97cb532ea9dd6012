import styled, { css } from 'styled-components'
import { forcedColors, fontWeight, motion, radius, space } from '../../theme'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles'

export const List = styled.nav`
  display: flex;
  gap: ${space[1]};
  width: fit-content;
  max-width: 100%;
  padding: 0.375rem;
  margin-block-end: ${space[8]};
  overflow-x: auto;
  scrollbar-width: none;
  border: 1px solid var(--line);
  border-radius: ${radius.round};
  background-color: var(--surface);
`

const selected = css`
  color: var(--ground);
  background-color: var(--text);

  ${forcedColors} {
    color: HighlightText;
    background-color: Highlight;
    forced-color-adjust: none;
  }
`

export const Tab = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[5]};
  border-radius: ${radius.round};
  font-weight: ${fontWeight.bold};
  white-space: nowrap;
  text-decoration: none;
  transition: background-color ${motion.fast};

  &:hover {
    background-color: color-mix(in srgb, currentcolor 8%, transparent);
  }

  &[aria-selected='true'] {
    ${selected}
  }
`

export const Title = styled.div`
  margin-block-end: ${space[4]};
`

export const Panel = styled.div`
  & + & {
    margin-block-start: ${space[12]};
  }
`

/**
 * Three stages. With no script every panel shows, under its title. Where scripts run but have not
 * come yet, CSS shows one panel, the link's target or the first, so that nothing moves when React
 * arrives. From then on React says which panel is hidden.
 */
export const Root = styled.div`
  @media (scripting: enabled) {
    ${Title} {
      ${visuallyHidden}
    }

    ${Panel} {
      margin: 0;
    }

    &:not([data-tabs-ready]) {
      &:not(:has(> ${Panel}:target)) > ${Panel} ~ ${Panel}, &:has(> ${Panel}:target) > ${Panel}:not(:target) {
        display: none;
      }

      &:not(:has(> ${Panel}:target)) > ${List} > :first-child {
        ${selected}
      }
    }
  }
`
