import type { FeatureGridStyle } from '../../../content/model/choices'
import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import type { Action } from '../../mapping/parts.cms'
import { ButtonLink } from '../../ui/Button/Button'
import { Icon, type IconName } from '../../ui/Icon/Icon'
import { Container, Grid, Section, SectionHeader } from '../../ui/Layout/Layout'
import { Heading, Text } from '../../ui/Typography/Typography'
import type { BlockFrame } from '../block-frame'
import * as S from './FeatureGrid.styles'

export interface Feature {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Shown when there is no picture. */
  readonly icon?: IconName
  readonly picture?: Picture
  readonly link?: Action
}

export interface FeatureGridProps extends BlockFrame {
  readonly eyebrow?: string
  readonly heading: string
  readonly introduction?: string
  readonly columns: 2 | 3 | 4
  readonly look: FeatureGridStyle
  readonly features: readonly Feature[]
}

const widths: Record<FeatureGridProps['columns'], string> = {
  2: 'min(41rem, 46vw)',
  3: 'min(27rem, 30vw)',
  4: 'min(20rem, 22vw)',
}

/** @param isAlone in the last row of two columns, which it fills */
const sizesFor = (columns: FeatureGridProps['columns'], isAlone: boolean): string =>
  `(min-width: 1024px) ${widths[columns]}, ${isAlone ? '' : '(min-width: 768px) 46vw, '}calc(100vw - 2.5rem)`

export function FeatureGrid({
  anchor,
  background,
  eyebrow,
  heading,
  introduction,
  columns,
  look,
  features,
}: FeatureGridProps) {
  return (
    <Section id={anchor} background={background}>
      <Container>
        <SectionHeader eyebrow={eyebrow} heading={heading} introduction={introduction} />
        <Grid columns={columns} gap={look === 'cards' ? 'regular' : 'large'}>
          {features.map((feature, index) => {
            const isAlone = index % 2 === 0 && index === features.length - 1
            const content = <FeatureContent feature={feature} pictureSizes={sizesFor(columns, isAlone)} />
            return (
              <li key={feature.id}>
                {look === 'cards' ? <S.CardItem>{content}</S.CardItem> : <S.PlainItem>{content}</S.PlainItem>}
              </li>
            )
          })}
        </Grid>
      </Container>
    </Section>
  )
}

function FeatureContent({ feature, pictureSizes }: { readonly feature: Feature; readonly pictureSizes: string }) {
  const { title, text, icon, picture, link } = feature
  return (
    <>
      {picture ? (
        <Image picture={picture} sizes={pictureSizes} />
      ) : (
        icon && (
          <S.Tile>
            <Icon name={icon} />
          </S.Tile>
        )
      )}
      <Heading level={3}>{title}</Heading>
      <Text tone="soft">{text}</Text>
      {link && (
        <S.More>
          <ButtonLink href={link.href} variant="quiet">
            {link.label}
          </ButtonLink>
        </S.More>
      )}
    </>
  )
}
