import { type IconName, iconSprite, type InlineIconName, inlineIcons } from '../../lib/icons'
import * as S from './Icon.styles'

export type { IconName }

const isInline = (name: IconName): name is InlineIconName => Object.hasOwn(inlineIcons, name)

interface IconProps {
  readonly name: IconName
  /** In px, at the usual size of text: icons grow with it. Default: 24. */
  readonly size?: number
  /** A name for screen readers, for an icon without text beside it. Without a label the icon is decoration. */
  readonly label?: string
  readonly className?: string
}

/** An outline icon in the color of the text around it. */
export function Icon({ name, size = 24, label, className }: IconProps) {
  const semantics = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  const length = `${size / 16}em`
  return (
    <S.Root {...semantics} className={className} viewBox="0 0 24 24" width={length} height={length}>
      {isInline(name) ? <path d={inlineIcons[name]} /> : <use href={`${iconSprite}#${name}`} />}
    </S.Root>
  )
}
