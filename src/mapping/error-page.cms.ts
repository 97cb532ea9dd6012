import { graphql } from 'gatsby'
import { type Action, mapAction, optionalText } from './fields'

export const errorPageQuery = graphql`
  fragment ErrorPageParts on ContentfulErrorPage {
    title
    heading
    text
    links {
      contentful_id
      title
      url
    }
  }
`

const home: Action = { label: 'Go to the home page', href: '/' }

/** Defaults for a space without the entry. */
const defaults = {
  '404': {
    title: 'Page not found',
    heading: 'We can’t find that page',
    text: 'It may have moved, or the address may be mistyped.',
  },
  '500': {
    title: 'Something went wrong',
    heading: 'Something went wrong on our side',
    text: 'Please try again in a moment.',
  },
  offline: {
    title: 'You’re offline',
    heading: 'You’re offline',
    text: 'You haven’t opened this page on this device before. It will be here when you’re back online.',
  },
  search: {
    title: 'Search',
    heading: 'Search this site',
    text: 'Search all pages, or start from the home page.',
  },
}

/** An error, or the search. */
export type ErrorPageStatus = keyof typeof defaults

export type ErrorPageContent = ReturnType<typeof mapErrorPage>

/** The text and links of an error page or the search page, with defaults for missing ones. */
export function mapErrorPage(raw: Queries.ErrorPagePartsFragment | null, status: ErrorPageStatus) {
  const fallback = defaults[status]
  const links = (raw?.links ?? []).flatMap((link) => mapAction(link?.title, link?.url) ?? [])
  return {
    title: optionalText(raw?.title) ?? fallback.title,
    heading: optionalText(raw?.heading) ?? fallback.heading,
    text: optionalText(raw?.text) ?? fallback.text,
    links: links.length > 0 ? links : [home],
  }
}
