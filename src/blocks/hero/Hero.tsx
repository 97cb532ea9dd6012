import type { HeroLayout } from '../../../content/model/choices'
import { MarketingForm } from '../../forms/MarketingForm/MarketingForm'
import { Image } from '../../images/Image'
import { ActionButtons } from '../../ui/Button/Button'
import { Eyebrow, Heading, Lead, Small } from '../../ui/Typography/Typography'
import { FormCard } from '../form-slot/FormSlot.Beside.styles'
import type { mapHero } from './hero.cms'
import * as S from './Hero.styles'

/** On phones, the picture is as wide as the content. A compact one repeats the sizes of split features, to save bytes. */
const pictureSizes: Record<HeroLayout, string> = {
  split: '(min-width: 1024px) min(43.5rem, 49vw), calc(100vw - 2.5rem)',
  centered: '(min-width: 1105px) 64rem, calc(100vw - 2.5rem)',
  compact: '(min-width: 1024px) min(38.5rem, 47vw), calc(100vw - 2.5rem)',
}

/** The first block of a page: the promise and the next step. */
export function Hero(props: ReturnType<typeof mapHero>) {
  const { anchor, background, layout, eyebrow, heading, text, primary, secondary, note } = props
  const { picture, formView } = props
  const headingId = formView && `${formView.form.id}-heading`
  const aside = formView ? 'form' : picture && 'picture'
  return (
    <S.Root id={anchor} background={background} spacing="none" $layout={layout}>
      <S.Inner $layout={layout} $aside={aside}>
        <S.Words $layout={layout}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={1} id={headingId} size={layout === 'centered' ? 'display' : 'h1'}>
            {heading}
          </Heading>
          {text && <Lead>{text}</Lead>}
          <ActionButtons primary={primary} secondary={secondary} size={layout === 'compact' ? undefined : 'large'} />
          {note && <Small>{note}</Small>}
        </S.Words>
        {formView && headingId && (
          <FormCard data-surface={background === 'night' ? 'cream' : undefined}>
            <MarketingForm {...formView} scope={formView.form.id} labelledBy={headingId} />
          </FormCard>
        )}
        {picture && !formView && (
          <S.Stage $layout={layout}>
            <Image picture={picture} sizes={pictureSizes[layout]} priority />
          </S.Stage>
        )}
      </S.Inner>
    </S.Root>
  )
}
