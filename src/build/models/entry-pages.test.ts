import { collectionsModel } from './collections/collections'
import { pages } from './pages/pages'
import { answerFrom, type Space } from './test-support/answer-from'

/** What the models that make pages of entries do: warnings, and the paths by the node that lives there. */
async function build(space: Space) {
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() }
  const actions = { createPage: jest.fn() }
  const args = { actions, reporter, graphql: answerFrom(space) }
  for (const model of [pages, collectionsModel])
    await model.createPages?.(args as never, { plugins: [] }, () => undefined)
  expect(reporter.panicOnBuild).not.toHaveBeenCalled()
  const created = actions.createPage.mock.calls.flat() as { path: string; context: { id?: string } }[]
  return {
    warnings: reporter.warn.mock.calls.flat() as string[],
    created: created.map(({ path, context }) => [path, context.id]),
    contexts: created.map(({ context }) => context),
  }
}

const page = (id: string, path: string) => ({ id, contentful_id: id, name: id, path, blocks: null })
const article = (id: string, href: string) => ({ id, contentful_id: id, item: { href } })

describe('pages of entries', () => {
  it('live at paths of their own', async () => {
    const { created, warnings } = await build({
      ContentfulPage: [page('home', '/')],
      ContentfulCompanyPage: [article('terms', '/terms/')],
    })
    expect(warnings).toEqual([])
    expect(created).toEqual([
      ['/', 'home'],
      ['/terms/', 'terms'],
    ])
  })

  it('are left out where another entry lives, those of blocks first', async () => {
    const { created, warnings } = await build({
      ContentfulCompanyPage: [article('terms', '/terms/')],
      ContentfulPage: [page('legal', '/terms/'), page('other-legal', '/terms/')],
    })
    expect(created).toEqual([['/terms/', 'legal']])
    expect(warnings).toEqual([
      'The entry “other-legal” (page) is not built: “/terms/” belongs to the entry “legal” (page). Change its path.',
      'The entry “terms” (companyPage) is not built: “/terms/” belongs to the entry “legal” (page). Change its path.',
    ])
  })

  it('are left out where the site has a page of its own', async () => {
    const { created, warnings } = await build({
      ContentfulPage: [page('lost', '/404/')],
      ContentfulCompanyPage: [article('list', '/blog/page/1/')],
    })
    expect(created).toEqual([])
    expect(warnings).toEqual([
      'The entry “lost” (page) is not built: “/404/” belongs to the site itself. Change its path.',
      'The entry “list” (companyPage) is not built: “/blog/page/1/” belongs to the site itself. Change its path.',
    ])
  })

  it('are listed a dozen to a page when they are posts, with the ways to newer and older ones', async () => {
    const posts = Array.from({ length: 25 }, (_, index) => article(`post-${index}`, `/blog/post-${index}/`))
    const { contexts } = await build({ ContentfulBlogPost: posts })
    expect(contexts.slice(25)).toEqual([
      { number: 1, pages: 3, older: '/blog/page/2/', skip: 0, limit: 12 },
      { number: 2, pages: 3, newer: '/blog/page/1/', older: '/blog/page/3/', skip: 12, limit: 12 },
      { number: 3, pages: 3, newer: '/blog/page/2/', skip: 24, limit: 12 },
    ])
  })
})
