import type { Action } from '../../content/map-action'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Container } from '../../ui/Container/Container'
import { Heading } from '../../ui/Heading/Heading'
import { Icon } from '../../ui/Icon/Icon'
import { Section } from '../../ui/Section/Section'
import { Text } from '../../ui/Text/Text'
import type { BlockFrame } from '../block-frame'
import * as S from './NewsletterBand.styles'

export interface NewsletterBandProps extends BlockFrame {
  readonly heading: string
  readonly text?: string
  readonly link?: Action
  readonly note?: string
}

/** An invitation to the newsletter: a cream band, which turns to the section's card on a cream ground. */
export function NewsletterBand({ anchor, background, heading, text, link, note }: NewsletterBandProps) {
  return (
    <Section id={anchor} background={background} spacing="tight">
      <Container>
        <S.Band tone={background === 'cream' ? 'surface' : 'cream'} padding="large">
          <S.Mark>
            <Icon name="mail" size={40} />
          </S.Mark>
          <S.Words>
            <Heading level={2}>{heading}</Heading>
            {text && (
              <Text size="lead" tone="soft">
                {text}
              </Text>
            )}
          </S.Words>
          {(link ?? note) && (
            <S.Offer>
              {link && (
                <ButtonLink href={link.href} size="large">
                  {link.label}
                </ButtonLink>
              )}
              {note && (
                <Text size="small" tone="soft">
                  {note}
                </Text>
              )}
            </S.Offer>
          )}
        </S.Band>
      </Container>
    </Section>
  )
}
