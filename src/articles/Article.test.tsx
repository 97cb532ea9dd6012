import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { email, formOf } from '../forms/model/test-support/forms'
import { Article } from './Article'
import type { ArticleContent } from './article-content'

const teaser = (title: string) => ({ id: title, href: `/blog/${title}/`, title })

const article: ArticleContent = {
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Blog', href: '/blog/' },
  ],
  title: 'The first reply',
  label: 'Craft',
  introduction: 'What it should say.',
  action: { label: 'Try it free', href: '/try/' },
  facts: [
    { label: 'Written by', value: 'Ada Okafor', href: '/blog/authors/ada/' },
    { label: 'Reading time', value: '5 minutes' },
  ],
  summaryHtml: '<p>Answer what was asked.</p>',
  points: { heading: 'What you’ll learn', list: ['To begin', 'To end'] },
  bodyHtml: '<h2 id="a">First</h2><p>Text</p>',
  sections: [
    { id: 'a', title: 'First' },
    { id: 'b', title: 'Second' },
  ],
  figures: {
    before: 'March',
    after: 'May',
    rows: [{ label: 'First reply', before: '6 h', after: '2 h' }],
    note: 'Counted by hand.',
  },
  quote: { text: 'It got quiet.', person: 'Jun Wexler', role: 'Warehouse lead' },
  links: { heading: 'Products used', list: [{ label: 'Inbox', href: '/inbox/' }] },
  notice: 'Oatwell is a sample company.',
  questions: [
    {
      id: 'q',
      text: 'What did you learn last?',
      competence: 'Learning',
      listenFor: 'A real example',
      followUp: 'How?',
    },
  ],
  printLabel: 'Print this guide',
  asksIfHelpful: true,
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

it('has breadcrumbs, one title, and a link to each section', () => {
  render(<Article {...article} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The first reply')
  const addressesIn = (name: string) =>
    Array.from(screen.getByLabelText(name).querySelectorAll('a'), (link) => link.getAttribute('href'))
  expect(addressesIn('Breadcrumb')).toEqual(['/', '/blog/'])
  expect(addressesIn('On this page')).toEqual(['#a', '#b'])
})

it('shows what to listen for in the answers to a question', () => {
  render(<Article {...article} />)
  const question = screen.getByText('What did you learn last?').closest('li')
  expect(question).toHaveTextContent('Listen for: A real example')
  expect(question).toHaveTextContent('Then ask: How?')
})

it('names the time of each figure, and the person of a quote', () => {
  render(<Article {...article} />)
  expect(screen.getByText('First reply').parentElement).toHaveTextContent('First replyMarch 6 hMay 2 h')
  expect(screen.getByText('“It got quiet.”').closest('figure')).toHaveTextContent('Jun WexlerWarehouse lead')
  expect(screen.getByRole('link', { name: 'Inbox' })).toHaveAttribute('href', '/inbox/')
  expect(screen.getByText('Oatwell is a sample company.')).toBeVisible()
})

it.each([
  ['an article', article],
  ['an article without text', { ...bare, signUp: article.signUp }],
])('has the form of %s in a named sidebar', (_name, content) => {
  render(<Article {...content} />)
  const form = within(screen.getByRole('complementary', { name: 'Sidebar' })).getByRole('form', { name: 'Save a seat' })
  expect(within(form).getByLabelText(/Work email/)).toHaveAttribute('name', 'email')
  expect(within(form).getByText('Save my seat')).toBeVisible()
})

it('asks whether the text is helpful only if there is one', () => {
  render(<Article {...article} bodyHtml={undefined} />)
  expect(screen.queryByText('Was this helpful?')).not.toBeInTheDocument()
})

it('introduces its author, and leads to the next step, its neighbors and related pages', () => {
  render(<Article {...article} />)
  const author = screen.getByRole('heading', { level: 2, name: 'The author' }).parentElement
  expect(author).toHaveTextContent('Ada OkaforTeam leadWrites about replies.')
  expect(screen.getByText('Apply').closest('a')).toHaveAttribute('href', 'mailto:jobs@hearthside.example')
  expect(screen.getByText('Older one').closest('a')).toHaveAttribute('rel', 'prev')
  expect(screen.getByText('Newer one').closest('a')).toHaveAttribute('rel', 'next')
  expect(screen.getByText('The second reply').closest('a')).toHaveAttribute('href', '/blog/The second reply/')
})

it('is only a title when no other field is set', () => {
  const { container } = render(<Article {...bare} />)
  expect(container).toHaveTextContent(/^Bare$/)
})

it.each([article, bare])('has no accessibility violations', async (content) => {
  const { container } = render(<Article {...content} />)
  expect(await axe(container)).toHaveNoViolations()
})
