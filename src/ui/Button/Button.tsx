import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/Icon'
import type { LinkProps } from '../Link/Link'
import type { ButtonGroupAlign, ButtonSize, ButtonVariant } from './Button.styles'
import * as S from './Button.styles'

interface Look {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, Look {}

interface ButtonLinkProps extends LinkProps, Look {}

const sizeAttribute = (size: ButtonSize) => (size === 'medium' ? undefined : size)

const arrow = <Icon name="arrow-right" size={20} />

/** A button for an action on this page. Use `ButtonLink` for links to other pages. */
export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  children,
  ...attributes
}: ButtonProps) {
  return (
    <S.Button {...attributes} type={type} data-variant={variant} data-size={sizeAttribute(size)}>
      {children}
      {variant === 'quiet' && arrow}
    </S.Button>
  )
}

/** A link that looks like a button. A quiet one is text with an arrow. */
export function ButtonLink({ variant = 'primary', size = 'medium', children, ...attributes }: ButtonLinkProps) {
  return (
    <S.ButtonLink {...attributes} data-variant={variant} data-size={sizeAttribute(size)}>
      {children}
      {variant === 'quiet' && arrow}
    </S.ButtonLink>
  )
}

interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
  readonly align?: ButtonGroupAlign
}

export function ButtonGroup({ align = 'start', ...attributes }: ButtonGroupProps) {
  return <S.ButtonGroup {...attributes} $align={align} />
}

interface ActionProps {
  readonly label: string
  readonly href: string
}

interface ActionButtonsProps extends Pick<ButtonGroupProps, 'align'> {
  readonly primary?: ActionProps
  readonly secondary?: ActionProps
  readonly size?: ButtonSize
}

/** The next steps of a section. On phones the buttons fill the row. */
export function ActionButtons({ primary, secondary, size = 'large', align = 'start' }: ActionButtonsProps) {
  if (!primary && !secondary) return null
  return (
    <S.ActionButtons $align={align}>
      {primary && (
        <ButtonLink href={primary.href} size={size}>
          {primary.label}
        </ButtonLink>
      )}
      {secondary && (
        <ButtonLink href={secondary.href} size={size} variant="secondary">
          {secondary.label}
        </ButtonLink>
      )}
    </S.ActionButtons>
  )
}
