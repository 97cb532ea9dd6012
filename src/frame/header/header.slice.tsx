import { graphql, type SliceComponentProps } from 'gatsby'
import { Header } from './Header'
import { mapNavigation } from './map-navigation'

type HeaderSliceProps = SliceComponentProps<Queries.HeaderSliceQuery> & { readonly isHome?: boolean }

export default function HeaderSlice({ data, isHome = false }: HeaderSliceProps) {
  return <Header {...mapNavigation(data.contentfulNavigation)} isHome={isHome} />
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
                picture(width: 320) {
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
            items {
              contentful_id
              title
              url
              icon
              isNew
            }
          }
        }
      }
    }
  }
`
