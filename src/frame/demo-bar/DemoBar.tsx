import { ButtonLink } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { useWords } from '../../ui/Translation/Translation'
import type { mapDemoBar } from './demo-bar.cms'
import * as S from './DemoBar.styles'

const textId = 'demo-bar-text'

/** The floating demo bar (requirements 4.4). It stays hidden until `start-demo-bar.ts` shows it. */
export function DemoBar({ text, action }: NonNullable<ReturnType<typeof mapDemoBar>>) {
  const words = useWords()
  return (
    <S.Root aria-labelledby={textId} data-demo-bar="" hidden>
      <S.Panel data-surface="night">
        <S.Text id={textId}>{text}</S.Text>
        <ButtonLink href={action.href} data-dismisses-demo-bar="">
          {action.label}
        </ButtonLink>
        <S.Close type="button" data-dismisses-demo-bar="">
          <Icon name="close" label={words.close} />
        </S.Close>
      </S.Panel>
    </S.Root>
  )
}
