import { checkRedirects, normalizePath, type Redirect } from './redirects'
import { redirect as redirectType } from './types/pages'

it.each([
  ['/old/', '/old/'],
  ['/old', '/old/'],
  ['/', '/'],
  ['/old?ref=1', '/old/'],
  ['/%C3%BCber', '/über/'],
  ['/über/', '/über/'],
  ['/100%/', '/100%/'],
  ['/%E0%A4%A/', '/%E0%A4%A/'],
])('normalizes %s to %s', (address, normal) => {
  expect(normalizePath(address)).toBe(normal)
})

describe('the content type of redirects', () => {
  const accepts = (name: 'from' | 'to', value: string): boolean =>
    new RegExp(redirectType.fields[name].pattern?.regexp ?? '').test(value)

  it.each<['from' | 'to', boolean, readonly string[]]>([
    ['from', true, ['/', '/old/', '/old', '/über/', '/100%/']],
    ['from', false, ['old/', '//host/', '/old?ref=1', '/old/#part', '/old page/', 'https://www.example.com/']],
    ['to', true, ['/', '/new/?plan=plus#top', 'https://www.example.com/']],
    ['to', false, ['//host/', 'http://www.example.com/', 'new/', '/new page/']],
  ])('in “%s” accepts (%s) %j', (name, isAccepted, values) => {
    expect(values.filter((value) => accepts(name, value) !== isAccepted)).toEqual([])
  })
})

const redirect = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({ from, to, status })
const pagesAt = (...paths: readonly string[]) => new Map(paths.map((path) => [path, 'A page'] as const))

/** The valid redirects as "from → to", and the problems of the others. */
function check(redirects: readonly Redirect[], pages = pagesAt()) {
  const { valid, problems } = checkRedirects(redirects, pages)
  return {
    left: valid.map(({ from, to }) => `${from} → ${to}`),
    problems: problems.map((problem) => [problem.redirect.from, problem.field, problem.wrong]),
    advice: problems.map(({ advice }) => advice),
  }
}

describe('checkRedirects', () => {
  it('keeps a redirect to a page and one to another site', () => {
    const redirects = [redirect('/old/', '/new/'), redirect('/blog-old/', 'https://blog.hearthside.example/', 302)]
    expect(checkRedirects(redirects, pagesAt('/new/'))).toEqual({ valid: redirects, problems: [] })
  })

  describe('drops a redirect that would hide a page', () => {
    it.each(['/pricing/', '/pricing', '/%70ricing/'])('from %s', (from) => {
      expect(check([redirect(from, '/plans/')], pagesAt('/pricing/'))).toEqual({
        left: [],
        problems: [[from, 'from', 'A page has the path “/pricing/”; the redirect would hide it.']],
        advice: ['Change the path of the redirect or of the page.'],
      })
    })

    it('even if it only adds the trailing slash', () => {
      const { left, advice } = check([redirect('/pricing', '/pricing/')], pagesAt('/pricing/'))
      expect(left).toEqual([])
      expect(advice).toEqual(['Remove the redirect: hosts add the trailing slash.'])
    })
  })

  it.each([
    ['/old?ref=1', '/new/', 'from'],
    ['/old/#part', '/new/', 'from'],
    ['//host/', '/new/', 'from'],
    ['/old/', '//host/', 'to'],
    ['/old/', 'http://www.example.com/', 'to'],
  ])('drops the malformed redirect from %s to %s', (from, to, field) => {
    const { left, problems, advice } = check([redirect(from, to)])
    expect(left).toEqual([])
    expect(problems).toEqual([[from, field, expect.stringContaining(`“${field === 'from' ? from : to}”`)]])
    expect(advice).toEqual([expect.stringMatching(/^Write a path that starts with one slash/)])
  })

  it('drops the second redirect from the same path', () => {
    expect(check([redirect('/x', '/a/'), redirect('/x/', '/b/')])).toEqual({
      left: ['/x → /a/'],
      problems: [['/x/', 'from', 'Another redirect already uses this path: “/x”.']],
      advice: ['Remove one of the two redirects.'],
    })
  })

  describe('shortens a chain to one hop', () => {
    it.each([
      ['/b/', '/c/', '/c/'],
      ['/b/?plan=plus', '/c/', '/c/?plan=plus'],
      ['/b/#plans', '/c/', '/c/#plans'],
    ])('%s, then %s becomes %s', (first, second, end) => {
      const { left } = check([redirect('/a/', first), redirect('/b/', second)], pagesAt('/c/'))
      expect(left).toEqual([`/a/ → ${end}`, `/b/ → ${second}`])
    })

    it('and makes it permanent only if every hop is', () => {
      const { valid } = checkRedirects([redirect('/a/', '/b/'), redirect('/b/', '/c/', 302)], pagesAt('/c/'))
      expect(valid).toEqual([redirect('/a/', '/c/', 302), redirect('/b/', '/c/', 302)])
    })

    it('but not past a page', () => {
      const { left } = check([redirect('/a/', '/b/'), redirect('/b/', '/c/')], pagesAt('/b/', '/c/'))
      expect(left).toEqual(['/a/ → /b/'])
    })
  })

  it('does not report a loop when a redirect ends at a page', () => {
    const { left, problems } = check([redirect('/a/', '/b/'), redirect('/b/', '/a/')], pagesAt('/b/'))
    expect(left).toEqual(['/a/ → /b/'])
    expect(problems.map(([from]) => from)).toEqual(['/b/'])
  })

  it.each([
    ['itself', [redirect('/a/', '/a/')], '/a/ → /a/'],
    ['itself encoded', [redirect('/über/', '/%C3%BCber/')], '/über/ → /über/'],
    ['a loop of two', [redirect('/a/', '/b/'), redirect('/b/', '/a/')], '/a/ → /b/ → /a/'],
    [
      'a loop further on',
      [redirect('/a/', '/b/'), redirect('/b/', '/c/'), redirect('/c/', '/b/')],
      '/a/ → /b/ → /c/ → /b/',
    ],
  ])('drops a redirect to %s', (_name, redirects, way) => {
    const { left, problems } = check(redirects)
    expect(left).toEqual([])
    expect(problems[0]).toEqual([redirects[0]?.from, 'to', `The redirect creates a loop: ${way}.`])
  })
})
