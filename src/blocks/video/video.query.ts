import { graphql } from 'gatsby'

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
