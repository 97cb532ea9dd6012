import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/Icon'
import type { LinkProps } from '../Link/Link'
import type { ButtonVariant } from './Button.styles'
import * as S from './Button.styles'

export { ButtonGroup } from './Button.styles'

interface Look {
  readonly variant?: ButtonVariant
  readonly size?: 'large'
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, Look {}

interface ButtonLinkProps extends LinkProps, Look {}

const arrow = <Icon name="arrow-right" size={20} />

/** A button for an action on this page. Use `ButtonLink` for links to other pages. */
export function Button({ variant = 'primary', size, type = 'button', children, ...attributes }: ButtonProps) {
  return (
    <S.Button {...attributes} type={type} data-variant={variant} data-size={size}>
      {children}
      {variant === 'quiet' && arrow}
    </S.Button>
  )
}

/** A link that looks like a button. A quiet one is text with an arrow. */
export function ButtonLink({ variant = 'primary', size, children, ...attributes }: ButtonLinkProps) {
  return (
    <S.ButtonLink {...attributes} data-variant={variant} data-size={size}>
      {children}
      {variant === 'quiet' && arrow}
    </S.ButtonLink>
  )
}

interface ActionProps {
  readonly label: string
  readonly href: string
}

interface ActionLinkProps extends Look, Omit<ButtonLinkProps, 'href' | 'children'> {
  readonly action?: ActionProps
}

/** A button for an action that an entry may lack. */
export const ActionLink = ({ action, ...look }: ActionLinkProps) =>
  action && (
    <ButtonLink {...look} href={action.href}>
      {action.label}
    </ButtonLink>
  )

interface ActionButtonsProps extends Pick<Look, 'size'> {
  readonly primary?: ActionProps
  readonly secondary?: ActionProps
  readonly align?: 'start' | 'center'
}

/** The next steps of a section. On phones the buttons fill the row. */
export function ActionButtons({ primary, secondary, size, align }: ActionButtonsProps) {
  if (!primary && !secondary) return null
  return (
    <S.ActionButtons $align={align}>
      <ActionLink action={primary} size={size} />
      <ActionLink action={secondary} size={size} variant="secondary" />
    </S.ActionButtons>
  )
}
