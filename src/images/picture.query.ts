import { graphql } from 'gatsby'

/** All that `<Image>` needs of `ContentfulAsset.picture(…)`. */
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
