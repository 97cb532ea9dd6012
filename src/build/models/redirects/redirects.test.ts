import { answerFrom, type Space } from '../test-support/answer-from'
import { redirects } from './redirects'

async function create(space: Space) {
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() }
  const actions = { createRedirect: jest.fn() }
  const args = { actions, reporter, graphql: answerFrom(space) }
  await redirects.createPages?.(args as never, { plugins: [] }, () => undefined)
  expect(reporter.panicOnBuild).not.toHaveBeenCalled()
  return {
    warnings: reporter.warn.mock.calls.flat() as string[],
    created: actions.createRedirect.mock.calls.flat() as unknown[],
  }
}

const redirect = (from: string, to: string) => ({ contentful_id: 'old', from, to, isPermanent: true })

describe('the redirects of a build', () => {
  it('are given to Gatsby', async () => {
    const { created, warnings } = await create({ ContentfulRedirect: [redirect('/old/', '/new/')] })
    expect(warnings).toEqual([])
    expect(created).toEqual([{ fromPath: '/old/', toPath: '/new/', isPermanent: true, redirectInBrowser: true }])
  })

  it.each([
    ['ContentfulPage', 'page', { path: '/place/' }],
    ['ContentfulAuthor', 'author', { item: { href: '/place/' } }],
    ['ContentfulBlogCategory', 'blogCategory', { item: { href: '/place/' } }],
    ['ContentfulBlogPost', 'blogPost', { item: { href: '/place/' } }],
    ['ContentfulCompanyPage', 'companyPage', { item: { href: '/place/' } }],
    ['ContentfulEvent', 'event', { item: { href: '/place/' } }],
    ['ContentfulIntegration', 'integration', { item: { href: '/place/' } }],
    ['ContentfulInterviewGuide', 'interviewGuide', { item: { href: '/place/' } }],
    ['ContentfulJobDescription', 'jobDescription', { item: { href: '/place/' } }],
    ['ContentfulJobPost', 'jobPost', { item: { href: '/place/' } }],
  ])('hide no %s', async (graphqlType, type, node) => {
    const { created, warnings } = await create({
      ContentfulRedirect: [redirect('/place', '/')],
      [graphqlType]: [{ contentful_id: 'entry-1', ...node }],
    })
    expect(created).toEqual([])
    expect(warnings).toEqual([
      `Redirect “old” from /place is left out. The entry “entry-1” (${type}) lives at “/place/” and could never be seen. Change the path of one of the two.`,
    ])
  })

  it('hide no page of the list of all posts', async () => {
    const { created, warnings } = await create({
      ContentfulRedirect: [redirect('/blog/page/1', '/'), redirect('/blog/page/2', '/')],
      ContentfulBlogPost: [{ contentful_id: 'post', item: { href: '/blog/post/' } }],
    })
    expect(created).toMatchObject([{ fromPath: '/blog/page/2' }])
    expect(warnings).toHaveLength(1)
  })

  it('are none for entries that have no page', async () => {
    const { created } = await create({
      ContentfulRedirect: [redirect('/place/', '/')],
      ContentfulBlogPost: [{ contentful_id: 'draft', item: null }],
    })
    expect(created).toHaveLength(1)
  })
})
