import { graphql, type SliceComponentProps } from 'gatsby'
import { FramePart } from '../FramePart'

export default function HeaderSlice({ data }: SliceComponentProps<Queries.HeaderSliceQuery>) {
  return <FramePart name="header" draw={({ HeaderView }) => <HeaderView navigation={data.contentfulNavigation} />} />
}

export const query = graphql`
  query HeaderSlice {
    contentfulNavigation {
      contentful_id
      name
      demoLabel
      demoUrl
      trialLabel
      trialUrl
      loginLabel
      loginUrl
      items {
        contentful_id
        title
        url
        columns {
          contentful_id
          items {
            __typename
            contentful_id
            ... on ContentfulNavigationCard {
              title
              text
              url
              icon
              layout
              color
              imagePosition
              image {
                picture(layout: FIXED, width: 336) {
                  ...PictureParts
                }
              }
            }
            ... on ContentfulNavigationList {
              title
              items {
                contentful_id
                title
                url
                textHtml
                icon
                isNew
              }
            }
          }
          footer {
            layout
            title
            text
            url
            image {
              picture(layout: FIXED, width: 96) {
                ...PictureParts
              }
            }
            items {
              contentful_id
              title
              url
              textHtml
              icon
              isNew
            }
          }
        }
      }
    }
  }
`
