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
