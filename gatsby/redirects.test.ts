import { entryPagesModel } from './entry-pages'
import { redirects } from './redirects'
import { writePublicFile } from './site-files'
import { createPages, type Space } from './test-support/answer-of'

jest.mock('./site-files', () => ({ writePublicFile: jest.fn() }))

async function create(space: Space) {
  const reporter = { warn: jest.fn() }
  const actions = { createRedirect: jest.fn() }
  await createPages([entryPagesModel, redirects], space, { actions, reporter })
  await redirects.onPostBuild?.({} as never)
  const [name, json = ''] = jest.mocked(writePublicFile).mock.lastCall ?? []
  expect(name).toBe('_redirects.json')
  // Gatsby compares paths and adds queries differently from hosts.
  expect(actions.createRedirect).not.toHaveBeenCalled()
  return {
    warnings: reporter.warn.mock.calls.flat() as string[],
    written: JSON.parse(json) as unknown,
  }
}

const redirect = (from: string, to: string) => ({ contentful_id: 'old', from, to, isPermanent: true })

describe('the redirects of a build', () => {
  it('are written for the host only, in its order, without unfinished entries', async () => {
    const temporary = { ...redirect('/sale/', '/pricing/'), isPermanent: false }
    const gone = { contentful_id: 'gone', from: '/gone/', to: null, isGone: true }
    const { written, warnings } = await create({
      redirect: [
        temporary,
        redirect('/a/*', '/b/:splat'),
        redirect('/old/', '/new/'),
        gone,
        { contentful_id: 'draft', from: '/draft/', to: null },
      ],
    })
    expect(warnings).toEqual([])
    expect(written).toEqual([
      { from: '/gone/', status: 410 },
      { from: '/old/', to: '/new/', status: 301 },
      { from: '/sale/', to: '/pricing/', status: 302 },
      { from: '/a/*', to: '/b/:splat', status: 301 },
    ])
  })

  it('do not hide a page', async () => {
    const { written, warnings } = await create({
      redirect: [redirect('/webinars/place', '/')],
      event: [{ contentful_id: 'entry-1', title: 'A place', slug: 'place' }],
    })
    expect(written).toEqual([])
    expect(warnings).toEqual([
      'Redirect “old” from /webinars/place is left out. The entry “entry-1” (event) has the path “/webinars/place/”; the redirect would hide it. Change the path of the redirect or of the page.',
    ])
  })

  it.each(['/sale', '/Sale/'])('from the path of a page wait until it expires: %s', async (from) => {
    const page = { contentful_id: 'sale', title: 'Sale', path: '/sale/', expireAt: '2100-01-01' }
    const space = { redirect: [redirect(from, '/')], page: [page] }
    expect(await create(space)).toEqual({ written: [], warnings: [] })
  })

  it('do not hide pages of lists', async () => {
    const { written, warnings } = await create({
      redirect: [
        redirect('/blog/page/1', '/'),
        redirect('/blog/page/2', '/'),
        redirect('/customers/industry/travel/', '/'),
      ],
      blogPost: [{ contentful_id: 'post', title: 'A post', slug: 'post' }],
      story: [{ contentful_id: 'story', title: 'A story', slug: 'story', industry: 'Travel' }],
    })
    expect(written).toMatchObject([{ from: '/blog/page/2' }])
    expect(warnings).toHaveLength(2)
  })
})
