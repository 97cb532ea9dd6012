import { redirects } from './redirects'
import { nodesOf, type Space } from './test-support/nodes-of'

async function create(space: Space) {
  const reporter = { warn: jest.fn() }
  const actions = { createRedirect: jest.fn() }
  const args = { actions, reporter, ...nodesOf(space) }
  await redirects.createPages?.(args as never, { plugins: [] }, () => undefined)
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
    ['ContentfulPage', 'page', '/place/'],
    ['ContentfulAuthor', 'author', '/blog/authors/place/'],
    ['ContentfulBlogCategory', 'blogCategory', '/blog/category/place/'],
    ['ContentfulBlogPost', 'blogPost', '/blog/place/'],
    ['ContentfulCompanyPage', 'companyPage', '/place/'],
    ['ContentfulEvent', 'event', '/webinars/place/'],
    ['ContentfulIntegration', 'integration', '/integrations/place/'],
    ['ContentfulInterviewGuide', 'interviewGuide', '/interview-builder/library/place/'],
    ['ContentfulJobDescription', 'jobDescription', '/resources/job-descriptions/place/'],
    ['ContentfulJobPost', 'jobPost', '/company/careers/place/'],
  ])('hide no %s', async (graphqlType, type, path) => {
    const { created, warnings } = await create({
      ContentfulRedirect: [redirect(path.slice(0, -1), '/')],
      [graphqlType]: [{ contentful_id: 'entry-1', title: 'A place', path, slug: 'place' }],
    })
    expect(created).toEqual([])
    expect(warnings).toEqual([
      `Redirect “old” from ${path.slice(0, -1)} is left out. The entry “entry-1” (${type}) has the path “${path}”; the redirect would hide it. Change the path of the redirect or of the page.`,
    ])
  })

  it('hide no page of the list of all posts', async () => {
    const { created, warnings } = await create({
      ContentfulRedirect: [redirect('/blog/page/1', '/'), redirect('/blog/page/2', '/')],
      ContentfulBlogPost: [{ contentful_id: 'post', title: 'A post', slug: 'post' }],
    })
    expect(created).toMatchObject([{ fromPath: '/blog/page/2' }])
    expect(warnings).toHaveLength(1)
  })
})
