import { mapAction, type Action } from './map-action'
import { optionalText } from './require-field'

export interface ErrorPageContent {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly links: readonly Action[]
}

interface RawErrorPage {
  readonly title: string | null
  readonly heading: string | null
  readonly text: string | null
  readonly links: readonly ({ readonly title: string | null; readonly url: string | null } | null)[] | null
}

const home: Action = { label: 'Go to the home page', href: '/' }

/** For a space without the entry: somebody who meets an error needs words all the same. */
const defaults: Readonly<Record<string, ErrorPageContent>> = {
  '404': {
    title: 'Page not found',
    heading: 'We can’t find that page',
    text: 'It may have moved, or the address may be mistyped.',
    links: [home],
  },
  '500': {
    title: 'Something went wrong',
    heading: 'Something went wrong on our side',
    text: 'Please try again in a moment.',
    links: [home],
  },
  offline: {
    title: 'You are offline',
    heading: 'You are offline',
    text: 'This page hasn’t been opened on this device before. It will be here when you are connected again.',
    links: [home],
  },
}

/**
 * @param raw the entry of the CMS, if there is one
 * @param status `404`, `500` or `offline`
 */
export function mapErrorPage(raw: RawErrorPage | null, status: string): ErrorPageContent {
  const fallback = defaults[status] ?? defaults['500']
  if (!fallback) throw new Error(`There are no words for error page "${status}"`)
  const links = (raw?.links ?? []).flatMap((link) => mapAction(link?.title, link?.url) ?? [])
  return {
    title: optionalText(raw?.title) ?? fallback.title,
    heading: optionalText(raw?.heading) ?? fallback.heading,
    text: optionalText(raw?.text) ?? fallback.text,
    links: links.length > 0 ? links : fallback.links,
  }
}
