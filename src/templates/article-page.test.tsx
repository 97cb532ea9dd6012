import { render } from '@testing-library/react'
import { Head } from './article-page'

const site = {
  site: { siteMetadata: { siteUrl: 'https://www.hearthside.example' } },
  contentfulSiteSettings: { siteName: 'Hearthside', description: 'A help desk.', socialImage: null },
}

/** Title and description in the head of an entry's page. */
function headOf(entry: object | null) {
  const props = { data: { ...site, contentfulEntry: entry }, location: { pathname: '/blog/first-reply/' } }
  render(Head(props as never))
  return [document.title, document.querySelector('meta[name=description]')?.getAttribute('content')]
}

it.each([
  [{ title: 'First reply', description: 'What it says.' }, 'First reply | Hearthside', 'What it says.'],
  [{ personName: 'Ada', role: 'Support lead' }, 'Ada | Hearthside', 'Support lead'],
  [{ __typename: 'ContentfulIntegration', personName: 'Slack' }, 'Slack integration | Hearthside', 'A help desk.'],
  [{ title: '', description: null }, 'Hearthside', 'A help desk.'],
  [null, 'Hearthside', 'A help desk.'],
])('describes the entry %j as %s', (entry, title, description) => {
  expect(headOf(entry)).toEqual([title, description])
})

it('names the canonical address and the title for social networks of a post', () => {
  headOf({ title: 'First reply', socialTitle: 'How fast is fast?', canonical: 'https://partner.example/post' })
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://partner.example/post')
  expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute('content', 'How fast is fast?')
})
