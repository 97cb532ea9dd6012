import { Image } from '../../images/Image'
import { ActionLink } from '../../ui/Button/Button'
import { Surface } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import { CheckList, Eyebrow, Heading } from '../../ui/Typography/Typography'
import type { mapSplitFeature } from './split-feature.cms'
import * as S from './SplitFeature.styles'

/** Text on one side, a picture of the product on the other. */
export function SplitFeature(props: ReturnType<typeof mapSplitFeature>) {
  const { anchor, background, eyebrow, heading, bodyHtml, points, link, picture, pictureSide } = props
  return (
    <Surface id={anchor} background={background}>
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
    </Surface>
  )
}
