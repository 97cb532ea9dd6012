import { graphql, type SliceComponentProps } from 'gatsby'
import { Island } from '../../ui/Island/Island'
import { frameViews } from '../frame-source'

export default function HeaderSlice({ data }: SliceComponentProps<Queries.HeaderSliceQuery>) {
  return (
    <Island
      name="header"
      source={frameViews}
      render={({ HeaderView }) => <HeaderView navigation={data.contentfulNavigation} />}
    />
  )
}

export const query = graphql`
  query HeaderSlice {
    contentfulNavigation {
      ...HeaderNavigation
    }
  }
`
