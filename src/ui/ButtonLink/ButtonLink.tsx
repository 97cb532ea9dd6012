import type { ButtonSize, ButtonVariant } from '../Button/Button.styles'
import { Icon } from '../Icon/Icon'
import type { LinkProps } from '../Link/Link'
import * as S from './ButtonLink.styles'

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

/** A link that looks like a button. A quiet one is text with an arrow. */
export function ButtonLink({ variant = 'primary', size = 'medium', children, ...attributes }: ButtonLinkProps) {
  return (
    <S.Root {...attributes} data-variant={variant} data-size={size}>
      {children}
      {variant === 'quiet' && <Icon name="arrow-right" size={20} />}
    </S.Root>
  )
}
