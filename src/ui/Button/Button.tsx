import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/Icon'
import type { ButtonSize, ButtonVariant } from './Button.styles'
import * as S from './Button.styles'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

/** A button for what happens on this page. For what leads elsewhere there is `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  children,
  ...attributes
}: ButtonProps) {
  return (
    <S.Root {...attributes} type={type} data-variant={variant} data-size={size}>
      {children}
      {variant === 'quiet' && <Icon name="arrow-right" size={20} />}
    </S.Root>
  )
}
