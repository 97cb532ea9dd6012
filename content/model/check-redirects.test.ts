import { checkRedirects, type Redirect } from './check-redirects'

const redirect = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({ from, to, status })
const pagesAt = (...paths: readonly string[]) => new Map(paths.map((path) => [path, 'A page'] as const))

/** What is left of redirects, as "from → to", and what is said of the others. */
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

  it('keeps one from letters that addresses encode, as it is written', () => {
    expect(check([redirect('/über/', '/about/')], pagesAt('/about/')).left).toEqual(['/über/ → /about/'])
  })

  describe('leaves out a redirect that would hide a page', () => {
    it.each(['/pricing/', '/pricing', '/%70ricing/'])('from %s', (from) => {
      expect(check([redirect(from, '/plans/')], pagesAt('/pricing/'))).toEqual({
        left: [],
        problems: [[from, 'from', 'A page lives at “/pricing/” and could never be seen.']],
        advice: ['Change the path of one of the two.'],
      })
    })

    it('though it only adds the slash', () => {
      const { left, advice } = check([redirect('/pricing', '/pricing/')], pagesAt('/pricing/'))
      expect(left).toEqual([])
      expect(advice).toEqual(['Remove it: hosts add the slash by themselves.'])
    })
  })

  it.each([
    ['/old?ref=1', '/new/', 'from'],
    ['/old/#part', '/new/', 'from'],
    ['//host/', '/new/', 'from'],
    ['/old/', '//host/', 'to'],
    ['/old/', 'http://www.example.com/', 'to'],
  ])('leaves out one from %s to %s, which no host understands', (from, to, field) => {
    const { left, problems, advice } = check([redirect(from, to)])
    expect(left).toEqual([])
    expect(problems).toEqual([[from, field, expect.stringContaining(`“${field === 'from' ? from : to}”`)]])
    expect(advice).toEqual([expect.stringMatching(/^Write a path that begins with one slash/)])
  })

  it('leaves out the second from one path, because hosts take the first', () => {
    expect(check([redirect('/x', '/a/'), redirect('/x/', '/b/')])).toEqual({
      left: ['/x → /a/'],
      problems: [['/x/', 'from', 'The redirect from “/x” is for the same path and comes first.']],
      advice: ['Remove one of the two.'],
    })
  })

  describe('shortens a chain to one hop', () => {
    it.each([
      ['/b/', '/c/', '/c/'],
      ['/b', '/c/', '/c/'],
      ['/b/?plan=plus', '/c/', '/c/?plan=plus'],
      ['/b/?plan=plus', '/c/?plan=pro', '/c/?plan=pro'],
      ['/b/#plans', '/c/', '/c/#plans'],
      ['/b/#plans', '/c/?plan=pro#top', '/c/?plan=pro#top'],
    ])('by %s and %s to %s', (first, second, end) => {
      const { left } = check([redirect('/a/', first), redirect('/b/', second)], pagesAt('/c/'))
      expect(left).toEqual([`/a/ → ${end}`, `/b/ → ${second}`])
    })

    it('that is permanent only when every hop is', () => {
      const { valid } = checkRedirects([redirect('/a/', '/b/'), redirect('/b/', '/c/', 302)], pagesAt('/c/'))
      expect(valid).toEqual([redirect('/a/', '/c/', 302), redirect('/b/', '/c/', 302)])
    })

    it('but not beyond a page, at which a redirect is left out', () => {
      const { left } = check([redirect('/a/', '/b/'), redirect('/b/', '/c/')], pagesAt('/b/', '/c/'))
      expect(left).toEqual(['/a/ → /b/'])
    })
  })

  it('takes no way for a circle that ends at a page', () => {
    const { left, problems } = check([redirect('/a/', '/b/'), redirect('/b/', '/a/')], pagesAt('/b/'))
    expect(left).toEqual(['/a/ → /b/'])
    expect(problems.map(([from]) => from)).toEqual(['/b/'])
  })

  it.each([
    ['itself', [redirect('/a/', '/a/')], '/a/ → /a/'],
    ['itself with the slash', [redirect('/a', '/a/')], '/a/ → /a/'],
    ['itself with a query', [redirect('/a/', '/a/?plan=plus')], '/a/ → /a/'],
    ['itself encoded', [redirect('/über/', '/%C3%BCber/')], '/über/ → /über/'],
    ['a circle of two', [redirect('/a/', '/b/'), redirect('/b/', '/a/')], '/a/ → /b/ → /a/'],
    ['a circle of two without slashes', [redirect('/a/', '/b'), redirect('/b/', '/a')], '/a/ → /b/ → /a/'],
    [
      'a circle further on',
      [redirect('/a/', '/b/'), redirect('/b/', '/c/'), redirect('/c/', '/b/')],
      '/a/ → /b/ → /c/ → /b/',
    ],
  ])('leaves out a redirect that leads to %s', (_name, redirects, way) => {
    const { left, problems } = check(redirects)
    expect(left).toEqual([])
    expect(problems[0]).toEqual([redirects[0]?.from, 'to', `It leads in a circle: ${way}.`])
  })
})
