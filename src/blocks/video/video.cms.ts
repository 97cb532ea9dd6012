import { graphql } from 'gatsby'
import { ContentError, optionalText, requireField } from '../../content/fields'
import { mapPicture } from '../../content/parts.cms'
import { mapFrame } from '../block-frame'
import type { VideoProps, VideoSource } from './Video'

export const videoQuery = graphql`
  fragment VideoBlock on ContentfulVideo {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    title
    poster {
      picture(width: 960) {
        ...PictureParts
      }
    }
    file {
      fileAddress
    }
    url
    duration
    transcriptHtml
  }
`

/** A file of our own comes before a video that lives elsewhere: it plays in place. */
function mapSource(raw: Queries.VideoBlockFragment): VideoSource {
  const file = optionalText(raw.file?.fileAddress)
  if (file) return { kind: 'file', href: file }
  const url = optionalText(raw.url)
  if (url) return { kind: 'elsewhere', href: url }
  throw new ContentError(
    raw.name ?? raw.contentful_id,
    'file',
    'it is empty, and so is "url": choose a file or write a link',
  )
}

/**
 * A video and the picture that stands for it until it is asked for.
 *
 * @throws ContentError when the title or the picture is missing, or when there is neither file nor link
 */
export function mapVideo(raw: Queries.VideoBlockFragment): VideoProps {
  return {
    ...mapFrame(raw),
    heading: optionalText(raw.heading),
    introduction: optionalText(raw.introduction),
    title: requireField(raw, 'title', raw.title),
    poster: requireField(raw, 'poster', mapPicture(raw.poster)),
    source: mapSource(raw),
    duration: optionalText(raw.duration),
    transcriptHtml: optionalText(raw.transcriptHtml),
  }
}
