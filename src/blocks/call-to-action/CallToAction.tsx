import { Image } from '../../images/Image'
import { ActionButtons } from '../../ui/Button/Button'
import { Section } from '../../ui/Layout/Layout'
import { Heading, Lead, Small } from '../../ui/Typography/Typography'
import type { mapCallToAction } from './call-to-action.cms'
import * as S from './CallToAction.styles'

/** The background belongs to the panel. The section around it is white. */
export function CallToAction(props: ReturnType<typeof mapCallToAction>) {
  const { anchor, background, heading, text, primary, secondary, note, picture } = props
  return (
    <Section id={anchor}>
      <S.Panel
        data-surface={background === 'white' ? undefined : background}
        $padding="large"
        $hasPicture={picture !== undefined}
      >
        <S.Words>
          <Heading level={2}>{heading}</Heading>
          {text && <Lead>{text}</Lead>}
          <ActionButtons primary={primary} secondary={secondary} size="large" align={picture ? 'start' : 'center'} />
          {note && <Small>{note}</Small>}
        </S.Words>
        {picture && (
          <Image picture={picture} sizes="(min-width: 1308px) 36rem, (min-width: 1024px) 44vw, calc(100vw - 5rem)" />
        )}
      </S.Panel>
    </Section>
  )
}
