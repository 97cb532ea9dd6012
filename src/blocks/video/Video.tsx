import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import { Icon } from '../../ui/Icon/Icon'
import { Container, Section, SectionHeader } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import { VisuallyHidden } from '../../ui/Typography/Typography'
import type { BlockFrame } from '../block-frame'
import * as S from './Video.styles'

/** A file of this site, which plays on the page, or a link to another site. */
export interface VideoSource {
  readonly kind: 'file' | 'elsewhere'
  readonly href: string
}

export interface VideoProps extends BlockFrame {
  readonly heading?: string
  readonly introduction?: string
  readonly title: string
  readonly poster: Picture
  readonly source: VideoSource
  /** Minutes and seconds, such as “1:30”. */
  readonly duration?: string
  readonly transcriptHtml?: string
}

/**
 * A video that loads only on request. Until then, there is a picture, which is a link to
 * the video. `start-videos.ts` replaces it with a player on a click.
 */
export function Video(props: VideoProps) {
  const { anchor, background, heading, introduction, title, poster, source, duration, transcriptHtml } = props
  const isElsewhere = source.kind === 'elsewhere'

  return (
    <Section id={anchor} background={background}>
      <Container width="narrow">
        <SectionHeader heading={heading} introduction={introduction} align="center" />
        <S.Figure>
          <S.Poster href={source.href} data-video={isElsewhere ? undefined : title}>
            {/* The text of the link names its target; a description of the picture would only delay it. */}
            <Image picture={{ ...poster, alt: '' }} sizes="(min-width: 1024px) 60rem, 100vw" />
            <VisuallyHidden>Play video: {title}</VisuallyHidden>
            <S.Play>
              <Icon name="play" />
            </S.Play>
            {(isElsewhere || duration) && (
              <S.Duration>
                {duration}
                {isElsewhere && <Icon name="external" size={16} />}
              </S.Duration>
            )}
          </S.Poster>
          <figcaption>{title}</figcaption>
        </S.Figure>
        {transcriptHtml && (
          <S.Transcript>
            <summary>Transcript</summary>
            <Prose isArticle html={transcriptHtml} />
          </S.Transcript>
        )}
      </Container>
    </Section>
  )
}
