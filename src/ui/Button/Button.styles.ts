import styled, { css } from 'styled-components'
import { below, color, font, fontSize, fontWeight, motion, radius, space } from '../../theme'
import { Link } from '../Link/Link'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** Shared by buttons and links that look like buttons. The variant is a data attribute, so the page has these rules once. */
const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 3rem;
  padding: ${space[2]} ${space[6]};
  border: 1.5px solid transparent;
  border-radius: ${radius.round};
  font: ${fontWeight.bold} ${fontSize.body} / 1.2 ${font.text};
  text-align: center;
  text-decoration: none;
  background: none;
  cursor: pointer;
  transition:
    background ${motion.fast},
    border-color ${motion.fast},
    box-shadow ${motion.medium},
    translate ${motion.medium};

  &[data-size='large'] {
    min-height: 3.5rem;
    padding-inline: ${space[8]};
    font-size: 1.125rem;
  }

  &[data-variant='primary'] {
    color: ${color.white};
    background: ${color.ember600};
    box-shadow: 0 6px 18px -6px color-mix(in srgb, ${color.ember700} 60%, transparent);
  }

  &[data-variant='primary']:hover {
    background: ${color.ember700};
  }

  &[data-variant='secondary'] {
    border-color: var(--line-strong);
  }

  &[data-variant='secondary']:hover {
    border-color: currentcolor;
    background: color-mix(in srgb, currentcolor 6%, transparent);
  }

  &[data-variant='quiet'] {
    padding-inline: 0;
    border-inline: 0;
    border-radius: ${radius.small};
    color: var(--link);
  }

  &[data-variant='quiet']:hover {
    text-decoration: underline 1.5px;
    text-underline-offset: 0.3em;
  }

  svg {
    transition: translate ${motion.medium};
  }

  &[data-variant='quiet']:hover svg {
    translate: 4px;
  }

  &:not([data-variant='quiet']):hover {
    translate: 0 -1px;
  }

  &&:active {
    translate: 0 1px;
    box-shadow: none;
  }

  &:disabled {
    opacity: 0.55;
    pointer-events: none;
  }
`

export const Button = styled.button`
  ${buttonStyles}
`

export const ButtonLink = styled(Link)`
  ${buttonStyles}
`

export const ButtonGroup = styled.div<{ $align?: 'start' | 'center' }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  justify-content: ${({ $align = 'start' }) => $align};

  /* On phones, buttons fill the row: easy to reach with the thumb. */
  ${below.s} {
    > [data-variant]:not([data-variant='quiet']) {
      flex: 1 1 auto;
    }
  }
`

export const ActionButtons = styled(ButtonGroup)`
  margin-block-start: ${space[2]};
`
