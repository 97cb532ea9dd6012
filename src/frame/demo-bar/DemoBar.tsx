import { ButtonLink } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import * as S from './DemoBar.styles'
import type { DemoBarContent } from './map-demo-bar'

const textId = 'demo-bar-text'

/**
 * The floating demo bar (specification 4.4). It is hidden until `start-demo-bar.ts` shows it, so
 * that nobody sees it without a script.
 */
export function DemoBar({ text, action }: DemoBarContent) {
  return (
    <S.Root aria-labelledby={textId} data-demo-bar="" hidden>
      <S.Panel data-surface="night">
        <S.Text id={textId}>{text}</S.Text>
        <ButtonLink href={action.href} data-dismisses-demo-bar="">
          {action.label}
        </ButtonLink>
        <S.Close type="button" data-dismisses-demo-bar="">
          <Icon name="close" label="Close" />
        </S.Close>
      </S.Panel>
    </S.Root>
  )
}
