import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { email, formOf } from '../forms/model/test-support/forms'
import { Article } from './Article'
import type { ArticleContent } from './article'

const teaser = (title: string) => ({ id: title, href: `/blog/${title}/`, title })

const article: ArticleContent = {
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Blog', href: '/blog/' },
  ],
  title: 'The first reply',
  label: 'Craft',
  introduction: 'What it should say.',
  facts: [
    { label: 'Written by', value: 'Ada Okafor', href: '/blog/authors/ada/' },
    { label: 'Reading time', value: '5 minutes' },
  ],
  summaryHtml: '<p>Answer what was asked.</p>',
  points: { heading: 'What you’ll learn', items: ['To begin', 'To end'] },
  bodyHtml: '<h2 id="a">First</h2><p>Text</p>',
  sections: [
    { id: 'a', title: 'First' },
    { id: 'b', title: 'Second' },
  ],
  questions: [
    {
      id: 'q',
      text: 'What did you learn last?',
      competence: 'Learning',
      listenFor: 'A real example',
      followUp: 'How?',
    },
  ],
  people: {
    heading: 'The author',
    list: [
      { id: 'ada', name: 'Ada Okafor', role: 'Team lead', text: 'Writes about replies.', href: '/blog/authors/ada/' },
    ],
  },
  offer: {
    heading: 'Sounds like you?',
    text: 'Write to us.',
    action: { label: 'Apply', href: 'mailto:jobs@hearthside.example' },
  },
  signUp: {
    heading: 'Save a seat',
    textHtml: '<p>It is free.</p>',
    formView: { form: formOf([email({ label: 'Work email' })], { submitButtonText: 'Save my seat' }) },
  },
  groups: [{ heading: 'Read next', teasers: [teaser('The second reply')] }],
  newer: teaser('Newer one'),
  older: teaser('Older one'),
}

const bare: ArticleContent = { breadcrumbs: [], title: 'Bare', facts: [], sections: [], questions: [], groups: [] }

describe('Article', () => {
  it('has one title, and breadcrumbs', () => {
    render(<Article {...article} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The first reply')
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
    expect(breadcrumbs.map((link) => link.getAttribute('href'))).toEqual(['/', '/blog/'])
  })

  it('shows facts, with links to their pages', () => {
    render(<Article {...article} />)
    const writer = within(screen.getByText('Written by').parentElement ?? document.body)
    expect(writer.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', '/blog/authors/ada/')
    expect(screen.getByText('Reading time').nextSibling).toHaveTextContent('5 minutes')
  })

  it('links to its sections', () => {
    render(<Article {...article} />)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b'])
  })

  it('shows what to listen for in the answers to a question', () => {
    render(<Article {...article} />)
    const question = screen.getByRole('heading', { name: 'What did you learn last?' }).closest('li')
    expect(question).toHaveTextContent('Listen for: A real example')
    expect(question).toHaveTextContent('Then ask: How?')
  })

  it('has a form when there is something to sign up for', () => {
    render(<Article {...article} />)
    const form = screen.getByRole('form', { name: 'Save a seat' })
    expect(within(form).getByRole('textbox', { name: /Work email/ })).toHaveAttribute('name', 'email')
    expect(within(form).getByRole('button', { name: 'Save my seat' })).toBeVisible()
    expect(screen.getByText('It is free.')).toBeVisible()
  })

  it('shows its cover first of all pictures, in words too, with its space reserved', () => {
    const picture = { src: '/pictures/drawn/1.svg', width: 640, height: 400, alt: 'A letter at dusk', sources: [] }
    render(<Article {...article} picture={picture} />)
    const cover = screen.getByRole('img', { name: 'A letter at dusk' })
    expect(cover).toHaveAttribute('fetchpriority', 'high')
    expect([cover.getAttribute('width'), cover.getAttribute('height')]).toEqual(['640', '400'])
  })

  it('names what is beside the text, since pages have other complementary regions', () => {
    render(<Article {...article} />)
    const aside = screen.getByRole('complementary', { name: 'Sidebar' })
    expect(within(aside).getByRole('form', { name: 'Save a seat' })).toBeVisible()
  })

  it('introduces its author', () => {
    render(<Article {...article} />)
    const author = screen.getByRole('heading', { level: 2, name: 'The author' }).parentElement
    expect(author).toHaveTextContent('Ada OkaforTeam leadWrites about replies.')
  })

  it('leads to the next step, its neighbors and related pages', () => {
    render(<Article {...article} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Sounds like you?' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', 'mailto:jobs@hearthside.example')
    expect(screen.getByRole('link', { name: /Older one/ })).toHaveAttribute('rel', 'prev')
    expect(screen.getByRole('link', { name: /Newer one/ })).toHaveAttribute('rel', 'next')
    expect(screen.getByRole('heading', { level: 2, name: 'Read next' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'The second reply' })).toBeVisible()
  })

  it('shows a prefix before the dates of related pages', () => {
    const teasers = [{ ...teaser('A job'), date: '2026-03-04' }]
    render(<Article {...bare} groups={[{ heading: 'Other jobs', teasers, datePrefix: 'Posted' }]} />)
    expect(screen.getByText(/^Posted/)).toHaveTextContent('Posted March 4, 2026')
  })

  it('keeps the reading order when summary and form are beside the text', () => {
    render(<Article {...article} sections={[]} bodyHtml="<p>The text</p>" />)
    const parts = [
      screen.getByRole('heading', { name: 'In short' }),
      screen.getByRole('heading', { name: 'What you’ll learn' }),
      screen.getByText('The text'),
      screen.getByRole('form', { name: 'Save a seat' }),
    ]
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1]
      if (next) expect(part.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  it.each([
    ['beside the text where that has no table of contents', [], false],
    ['in the text, which has a table of contents beside it', article.sections, true],
  ])('has its summary %s', (_where, sections, isInText) => {
    render(<Article {...article} sections={sections} bodyHtml="<p>The text</p>" />)
    const text = screen.getByText('The text').parentElement?.parentElement
    expect(text?.contains(screen.getByRole('heading', { name: 'What you’ll learn' }))).toBe(isInText)
    expect(text?.contains(screen.getByRole('form', { name: 'Save a seat' }))).toBe(false)
  })

  it('is only a title when nothing else is set', () => {
    const { container } = render(<Article {...bare} />)
    expect(container).toHaveTextContent(/^Bare$/)
  })

  it('has no accessibility violations', async () => {
    const { container, rerender } = render(<Article {...article} />)
    expect(await axe(container)).toHaveNoViolations()
    rerender(<Article {...bare} />)
    expect(await axe(container)).toHaveNoViolations()
  })
})
