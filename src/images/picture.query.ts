import { graphql } from 'gatsby'

export const pictureQuery = graphql`
  fragment PictureParts on Picture {
    src
    width
    height
    alt
    sources {
      type
      srcSet
    }
  }
`
