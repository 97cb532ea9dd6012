import { fireEvent, render, screen } from '@testing-library/react'
import { track } from '../analytics/analytics'
import { announcePage } from '../lib/page-life'
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { Article } from './Article'
import type { ArticleContent } from './article-content'
import { startArticleTools } from './start-article-tools'

jest.mock('../analytics/analytics', () => ({ track: jest.fn() }))

const article: ArticleContent = {
  ...{ breadcrumbs: [], title: 'A guide', facts: [], sections: [], questions: [], groups: [], bodyHtml: '<p>Ask.</p>' },
  printLabel: 'Print this guide',
  asksIfHelpful: true,
}

endDocumentAfterEach()

it('appears when its script has started, also on later pages', () => {
  const { rerender } = render(<Article key="first" {...article} />)
  expect(screen.getByText('Was this helpful?')).not.toBeVisible()
  expect(screen.getByText('Print this guide')).not.toBeVisible()
  startArticleTools(document)
  expect(screen.getByText('Was this helpful?')).toBeVisible()
  rerender(<Article key="second" {...article} />)
  announcePage(document, { path: '/blog/next/', isForward: true })
  expect(screen.getByText('Print this guide')).toBeVisible()
})

it('prints the page', () => {
  const print = jest.spyOn(window, 'print').mockReturnValue()
  render(<Article {...article} />)
  startArticleTools(document)
  fireEvent.click(screen.getByText('Print this guide'))
  expect(print).toHaveBeenCalledTimes(1)
  expect(track).not.toHaveBeenCalled()
})

it.each([
  ['Yes', 'helpful', /^Thank you\. We’ll write more like it\.$/],
  ['No', 'not helpful', /^Thank you for saying so\. Tell us what was missing/],
])('records the answer “%s” and thanks for it, with the focus there', (answer, rating, thanks) => {
  render(<Article {...article} />)
  startArticleTools(document)
  fireEvent.click(screen.getByText(answer))
  expect(track).toHaveBeenCalledWith({ name: 'Rated Page', rating })
  expect(screen.getByText('Was this helpful?')).not.toBeVisible()
  expect(document.activeElement).toHaveTextContent(thanks)
  expect(screen.getAllByText(/^Thank you/).filter((text) => !text.hidden)).toHaveLength(1)
})
