import { entryPagesModel } from './entry-pages'
import { writePublicFile } from './public-file'
import { redirects } from './redirects'
import { answerOf, type Space } from './test-support/answer-of'

jest.mock('./public-file', () => ({ writePublicFile: jest.fn() }))

async function create(space: Space) {
  const reporter = { warn: jest.fn() }
  const actions = { createRedirect: jest.fn() }
  const args = { actions, reporter, ...answerOf(space) }
  for (const model of [entryPagesModel, redirects])
    await model.createPages?.(args as never, { plugins: [] }, () => undefined)
  return {
    warnings: reporter.warn.mock.calls.flat() as string[],
    created: actions.createRedirect.mock.calls.flat() as unknown[],
  }
}

const redirect = (from: string, to: string) => ({ contentful_id: 'old', from, to, isPermanent: true })

describe('the redirects of a build', () => {
  it('are passed to Gatsby', async () => {
    const { created, warnings } = await create({ redirect: [redirect('/old/', '/new/')] })
    expect(warnings).toEqual([])
    expect(created).toEqual([{ fromPath: '/old/', toPath: '/new/', isPermanent: true, redirectInBrowser: true }])
  })

  it('are written for the host, in its order, without unfinished entries; Gatsby gets only paths', async () => {
    const temporary = { ...redirect('/sale/', '/pricing/'), isPermanent: false }
    const gone = { contentful_id: 'gone', from: '/gone/', to: null, isGone: true }
    const { created } = await create({
      redirect: [
        temporary,
        redirect('/a/*', '/b/:splat'),
        redirect('/old/', '/new/'),
        gone,
        { contentful_id: 'draft', from: '/draft/', to: null },
      ],
    })
    expect(created).toMatchObject([{ fromPath: '/old/' }, { fromPath: '/sale/' }])
    await redirects.onPostBuild?.({} as never)
    const [[name, json] = []] = jest.mocked(writePublicFile).mock.calls
    expect(name).toBe('_redirects.json')
    expect(JSON.parse(json ?? '')).toEqual([
      { from: '/gone/', status: 410 },
      { from: '/old/', to: '/new/', status: 301 },
      { from: '/sale/', to: '/pricing/', status: 302 },
      { from: '/a/*', to: '/b/:splat', status: 301 },
    ])
  })

  it.each([
    ['page', '/place/'],
    ['blogPost', '/blog/place/'],
    ['event', '/webinars/place/'],
  ])('do not hide a page of type %s', async (type, path) => {
    const { created, warnings } = await create({
      redirect: [redirect(path.slice(0, -1), '/')],
      [type]: [{ contentful_id: 'entry-1', title: 'A place', path, slug: 'place' }],
    })
    expect(created).toEqual([])
    expect(warnings).toEqual([
      `Redirect “old” from ${path.slice(0, -1)} is left out. The entry “entry-1” (${type}) has the path “${path}”; the redirect would hide it. Change the path of the redirect or of the page.`,
    ])
  })

  it('from the path of a page wait until it expires', async () => {
    const page = { contentful_id: 'sale', title: 'Sale', path: '/sale/', expireAt: '2100-01-01' }
    const space = { redirect: [redirect('/sale', '/')], page: [page] }
    expect(await create(space)).toEqual({ created: [], warnings: [] })
  })

  it('do not hide pages of lists', async () => {
    const { created, warnings } = await create({
      redirect: [
        redirect('/blog/page/1', '/'),
        redirect('/blog/page/2', '/'),
        redirect('/customers/industry/travel/', '/'),
      ],
      blogPost: [{ contentful_id: 'post', title: 'A post', slug: 'post' }],
      story: [{ contentful_id: 'story', title: 'A story', slug: 'story', industry: 'Travel' }],
    })
    expect(created).toMatchObject([{ fromPath: '/blog/page/2' }])
    expect(warnings).toHaveLength(2)
  })
})
