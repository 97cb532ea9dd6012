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
      picture(layout: FULL_WIDTH, width: 960, aspectRatio: "16:9", alt: "") {
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

/** A file is preferred to a link to another site, because it plays on the page. */
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
 * Maps a video and its poster.
 *
 * @throws ContentError when the title or the poster is missing, or both the file and the link
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
