import { graphql, type SliceComponentProps } from 'gatsby'
import { Footer } from './Footer'
import { mapFooter } from './map-footer'

export default function FooterSlice({ data }: SliceComponentProps<Queries.FooterSliceQuery>) {
  return <Footer {...mapFooter(data.contentfulFooter)} year={new Date().getFullYear()} />
}

export const query = graphql`
  query FooterSlice {
    contentfulFooter {
      contentful_id
      tagline
      legalName
      columns {
        contentful_id
        title
        items {
          contentful_id
          title
          url
          badge
        }
      }
      socialLinks {
        contentful_id
        title
        url
        icon
      }
    }
  }
`
