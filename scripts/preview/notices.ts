import { answerPage } from '../../server/respond'
import { editAddress } from '../../src/lib/edit-address'
import type { Place } from './find-place'

/** A page that is shown instead of the site's pages. It reloads itself, because it soon becomes outdated. */
export interface Notice {
  readonly status: number
  readonly html: string
}

const home = { href: '/', label: 'Open the home page' }

/** Shown while Gatsby starts. */
export const startingNotice: Notice = {
  status: 503,
  html: answerPage({
    heading: 'The preview is starting',
    text: 'This takes about 20 seconds. The page then appears automatically.',
    links: [],
  }),
}

/**
 * Says why an entry cannot be shown.
 *
 * @param app address of the space's environment in Contentful's web app; empty without a real space
 */
export function noticeOf(id: string, place: Exclude<Place, { readonly kind: 'page' }>, app: string): Notice {
  if (place.kind === 'unknown') {
    const text = `The space has no entry “${id}”, or it is archived. A new entry appears here a few seconds after it was saved.`
    return { status: 404, html: answerPage({ heading: 'There is no such entry', text, links: [home] }) }
  }
  const problems = place.kind === 'unfinished' ? place.problems : []
  const edit = { href: editAddress(app, id, problems[0]?.field), label: 'Edit the entry', opensTab: true }
  const links = app ? [edit, home] : [home]
  if (place.kind === 'nowhere') {
    const text = 'Add it to a page, or to an entry on a page. Redirects and merge tags are never shown.'
    return { status: 404, html: answerPage({ heading: 'No page shows this entry', text, links }) }
  }
  const text = 'It appears here when these problems are fixed:'
  const items = problems.map((problem) => problem.text)
  return { status: 200, html: answerPage({ heading: 'This page is not finished', text, items, links }) }
}
