import { render, screen } from '@testing-library/react'
import BlockPage, { Head } from './block-page'

const notice = 'Visitors see this page from 2100-01-01.'

it.each([true, false])('shows a notice on a page that is not live in previews only: %s', (isPreview) => {
  // The build replaces this (gatsby/drafts.ts).
  Object.assign(globalThis, { __SHOWS_DRAFTS__: isPreview })
  const props = { data: { contentfulPage: { blocks: [] } }, pageContext: { experiences: {}, notice } }
  render(<BlockPage {...(props as never as Parameters<typeof BlockPage>[0])} />)
  expect(screen.queryByText(notice) !== null).toBe(isPreview)
})

it('has the canonical address of its language', () => {
  const props = {
    data: {
      site: { siteMetadata: { siteUrl: 'https://www.hearthside.example' } },
      contentfulSiteSettings: null,
      contentfulPage: { title: 'Frühling', canonical: '/pricing/' },
    },
    location: { pathname: '/de/spring/' },
    pageContext: { experiences: {}, translation: { locale: 'de', paths: ['/pricing/', '/spring/'] } },
  }
  render(Head(props as never))
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.hearthside.example/de/pricing/',
  )
})
