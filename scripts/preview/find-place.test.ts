import { answerOf, type Space } from '../../gatsby/test-support/answer-of'
import { readPlaces, type Place } from './find-place'

const entry = (id: string, fields: object = {}) => ({ id: `node-${id}`, contentful_id: id, name: id, ...fields })

const hero = entry('home-hero', { heading: 'Come in' })
const question = entry('question', { question: 'Why?', answer: 'Because.' })
const audience = entry('audience')
const variant = entry('variant', { heading: 'Come in, Kestrel' })
const experience = entry('experience', { nt_audience: audience, nt_variants: [variant] })
const faq = entry('pricing-faq', { items: [question], nt_experiences: [experience] })
const link = entry('link', { title: 'Pricing' })
const column = entry('column', { title: 'Company' })
const author = entry('author', { slug: 'maya', role: 'Author', description: 'Writes.' })
const described = { title: 'A title', description: 'A description' }
const post = { name: undefined, slug: 'first', ...described, author, body: 'Text', publishedOn: '2026-01-01' }

const space: Space = {
  page: [
    entry('home', { path: '/', ...described, blocks: [hero] }),
    entry('pricing', { path: '/pricing/', ...described, blocks: [faq] }),
    entry('twin', { path: '/pricing/', ...described, blocks: [hero] }),
    entry('without-address', { ...described, blocks: [entry('draft-hero')] }),
  ],
  hero: [hero, variant, entry('draft-hero'), entry('unused')],
  faq: [faq],
  faqItem: [question],
  author: [author],
  blogPost: [entry('post', post), entry('without-title', { ...post, slug: 'second', title: '' })],
  navigation: [entry('menu', { items: [link], footerColumns: [column] })],
  navigationLink: [link],
  navigationGroup: [column],
  siteSettings: [entry('settings')],
  changelogEntry: [entry('change-lock', { slug: 'lock', title: 'Lock the app' })],
  errorPage: [entry('missing', { status: '404' })],
  nt_experience: [experience],
  nt_audience: [audience],
}

it.each<[id: string, what: string, place: Place]>([
  ['pricing', 'a page', { kind: 'page', path: '/pricing/' }],
  ['post', 'an article', { kind: 'page', path: '/blog/first/' }],
  ['home-hero', 'the page of a block', { kind: 'page', path: '/', island: 'home-hero' }],
  ['question', 'the block of an item', { kind: 'page', path: '/pricing/', island: 'pricing-faq' }],
  ['experience', 'the block of an experience', { kind: 'page', path: '/pricing/', island: 'pricing-faq' }],
  ['audience', 'the block of an audience', { kind: 'page', path: '/pricing/', island: 'pricing-faq' }],
  ['variant', 'the block of a variant', { kind: 'page', path: '/pricing/', island: 'pricing-faq' }],
  ['author', 'the page of a person, not that of a post', { kind: 'page', path: '/blog/authors/maya/' }],
  ['link', 'the header', { kind: 'page', path: '/', island: 'header' }],
  ['menu', 'the header, if it is the navigation itself', { kind: 'page', path: '/', island: 'header' }],
  ['column', 'the footer', { kind: 'page', path: '/', island: 'footer' }],
  ['settings', 'the home page', { kind: 'page', path: '/' }],
  ['change-lock', 'the section of a change', { kind: 'page', path: '/changelog/', island: 'lock' }],
  ['missing', 'an error page', { kind: 'page', path: '/404/' }],
  ['unused', 'no place', { kind: 'nowhere' }],
  ['draft-hero', 'no place, if its page has none', { kind: 'nowhere' }],
  ['elsewhere', 'no entry', { kind: 'unknown' }],
])('finds for %s: %s', async (id, _what, place) => {
  expect((await readPlaces(answerOf(space) as never))(id)).toEqual(place)
})

it.each([
  ['without-address', 'path', 'Page "without-address", field "path": it is empty'],
  ['without-title', 'title', 'Blog post "without-title", field "title": it is empty'],
  ['twin', undefined, 'The entry “twin” (page) is not built: “/pricing/” is already used by the entry “pricing”'],
])('says why %s has no page', async (id, field, text) => {
  expect((await readPlaces(answerOf(space) as never))(id)).toMatchObject({
    kind: 'unfinished',
    problems: expect.arrayContaining([
      { ...(field && { field }), text: expect.stringContaining(text) as unknown },
    ]) as unknown,
  })
})
