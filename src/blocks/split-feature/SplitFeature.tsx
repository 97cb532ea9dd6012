import type { PictureSide } from '../../../content/model/choices'
import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import type { Action } from '../../mapping/parts.cms'
import { ActionLink } from '../../ui/Button/Button'
import { Section } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import { CheckList, Eyebrow, Heading } from '../../ui/Typography/Typography'
import type { BlockFrame } from '../block-frame'
import * as S from './SplitFeature.styles'

export interface SplitFeatureProps extends BlockFrame {
  readonly eyebrow?: string
  readonly heading: string
  /** HTML made by the build from Markdown. */
  readonly bodyHtml: string
  readonly points: readonly string[]
  readonly link?: Action
  readonly picture: Picture
  /** On wide screens. On phones the picture is below the text. */
  readonly pictureSide: PictureSide
}

/** Text on one side, a picture of the product on the other. */
export function SplitFeature({
  anchor,
  background,
  eyebrow,
  heading,
  bodyHtml,
  points,
  link,
  picture,
  pictureSide,
}: SplitFeatureProps) {
  return (
    <Section id={anchor} background={background}>
      <S.Row $pictureSide={pictureSide}>
        <S.Words>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={2}>{heading}</Heading>
          <S.Body>
            <Prose html={bodyHtml} />
          </S.Body>
          {points.length > 0 && <CheckList items={points} />}
          {link && (
            <div>
              <ActionLink action={link} variant="quiet" />
            </div>
          )}
        </S.Words>
        <S.Stage>
          <Image picture={picture} sizes="(min-width: 1024px) min(38.5rem, 47vw), calc(100vw - 2.5rem)" />
        </S.Stage>
      </S.Row>
    </Section>
  )
}
