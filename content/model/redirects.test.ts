import { checkRedirects, findRedirect, normalizePath, type Redirect, redirectTable } from './redirects'
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
    ['from', true, ['/', '/old/', '/old', '/über/', '/100%/', '/old/*', '/old/news.2/*']],
    ['from', false, ['old/', '//host/', '/old?ref=1', '/old/#part', '/old page/', 'https://www.example.com/']],
    ['from', false, ['/*', '/old*', '/*/old/', '/o*d/', '/über/*', '/old/*/']],
    ['to', true, ['/', '/new/?plan=plus#top', 'https://www.example.com/', '/new/:splat']],
    ['to', false, ['//host/', 'http://www.example.com/', 'new/', '/new page/']],
  ])('in “%s” accepts (%s) %j', (name, isAccepted, values) => {
    expect(values.filter((value) => accepts(name, value) !== isAccepted)).toEqual([])
  })
})

const redirect = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({ from, to, status })
const gone = (from: string): Redirect => ({ from, status: 410 })

describe('findRedirect', () => {
  const table = redirectTable([
    redirect('/old', '/new/'),
    redirect('/über/', '/about/'),
    gone('/blog-old/spam/'),
    redirect('/blog-old/*', '/blog/:splat'),
    redirect('/blog-old/authors/*', '/about/'),
  ])

  it.each([
    ['/old', '/new/'],
    ['/old/', '/new/'],
    ['/%C3%BCber', '/about/'],
    ['/OLD/', '/new/'],
    ['/Blog-Old/First-Reply/', '/blog/First-Reply/'],
    // Patterns include their folder, and keep the rest as it was requested.
    ['/blog-old', '/blog/'],
    ['/blog-old/', '/blog/'],
    ['/blog-old/first-reply', '/blog/first-reply'],
    ['/blog-old/50%25-off/$&/', '/blog/50%25-off/$&/'],
    // The longest folder counts.
    ['/blog-old/authors/ada/', '/about/'],
    ['/blog-old//evil.example/', '/blog//evil.example/'],
  ])('%s leads to %s', (pathname, to) => {
    expect(findRedirect(table, pathname)?.to).toBe(to)
  })

  it('finds a page that is gone before the pattern of its folder', () => {
    expect(findRedirect(table, '/blog-old/spam')).toEqual({ redirect: gone('/blog-old/spam/'), to: undefined })
  })

  it.each(['/%', '/%E0%A4%A/', '/old/part/', '/constructor/', '/blog-older/', '/'])(
    'finds nothing for %s',
    (pathname) => {
      expect(findRedirect(table, pathname)).toBeUndefined()
    },
  )
})

const pagesAt = (...paths: readonly string[]) => new Map(paths.map((path) => [path, 'A page'] as const))

/** The valid redirects as "from → to", and the problems of the others. */
function check(redirects: readonly Redirect[], pages = pagesAt()) {
  const { valid, problems } = checkRedirects(redirects, pages)
  return {
    left: valid.map(({ from, to = 'gone' }) => `${from} → ${to}`),
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

    it('that differs only in upper and lower case, also for a folder', () => {
      const { left, problems, advice } = check(
        [redirect('/Pricing/', '/plans/'), redirect('/Company/*', '/'), redirect('/Terms', '/terms/?a=b')],
        pagesAt('/pricing/', '/company/about/', '/terms/'),
      )
      expect(left).toEqual([])
      expect(problems.map(([, , wrong]) => wrong)).toEqual([
        'A page has the path “/pricing/”; the redirect would hide it.',
        'A page has the path “/company/about/”; “/Company/*” would hide it.',
        'A page has the path “/terms/”; the redirect would hide it.',
      ])
      expect(advice[0]).toBe('Change one of the paths. Hosts ignore upper and lower case in redirects.')
      expect(advice[2]).toBe('Remove the redirect. Hosts ignore upper and lower case in redirects.')
    })

    it('even if it only adds the trailing slash', () => {
      const { left, advice } = check([redirect('/pricing', '/pricing/')], pagesAt('/pricing/'))
      expect(left).toEqual([])
      expect(advice).toEqual(['Remove the redirect: hosts add the trailing slash.'])
    })
  })

  it.each([
    ['//host/', '/new/', 'from'],
    ['/old/', '//host/', 'to'],
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

  it('drops the second of two that differ only in upper and lower case', () => {
    const redirects = [redirect('/Guide', '/a/'), redirect('/guide', '/b/'), redirect('/x/*', '/a/')]
    expect(check([...redirects, redirect('/X/*', '/b/')])).toMatchObject({
      left: ['/Guide → /a/', '/x/* → /a/'],
      problems: [
        ['/guide', 'from', 'Another redirect already uses this path: “/Guide”.'],
        ['/X/*', 'from', 'Another redirect already uses this path: “/x/*”.'],
      ],
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

  describe('with patterns', () => {
    it('puts paths before patterns, and the longest pattern first', () => {
      const redirects = [redirect('/a/*', '/x/'), redirect('/a/b/*', '/y/'), redirect('/a/c/', '/z/')]
      expect(check(redirects).left).toEqual(['/a/c/ → /z/', '/a/b/* → /y/', '/a/* → /x/'])
    })

    it.each([
      ['/company/*', 'A page has the path “/company/about/”; “/company/*” would hide it.'],
      ['/company/about/*', 'A page has the path “/company/about/”; “/company/about/*” would hide it.'],
      ['/static/*', 'The site itself has the path “/static/”; “/static/*” would hide it.'],
    ])('drops %s, which would hide pages or files', (from, wrong) => {
      const { valid, problems } = checkRedirects([redirect(from, '/')], pagesAt('/', '/company/about/'), ['/static/'])
      expect(valid).toEqual([])
      expect(problems).toMatchObject([{ field: 'from', wrong }])
    })

    it.each([
      ['/a/*', '/b/:splat/c/', '“:splat” must be the last part of “to”, below a folder, not as in “/b/:splat/c/”.'],
      ['/a/*', '/b:splat', '“:splat” must be the last part of “to”, below a folder, not as in “/b:splat”.'],
      ['/a/*', '/:splat', '“:splat” must be the last part of “to”, below a folder, not as in “/:splat”.'],
      ['/a/*', 'https://:splat', '“:splat” must be the last part of “to”, below a folder, not as in “https://:splat”.'],
      ['/a/', '/b/:splat', '“to” has “:splat”, but “from” has no asterisk.'],
    ])('drops %s to %s', (from, to, wrong) => {
      expect(check([redirect(from, to)])).toMatchObject({ left: [], problems: [[from, 'to', wrong]] })
    })

    it('shortens chains', () => {
      const redirects = [redirect('/x/', '/a/x/'), redirect('/a/*', '/b/:splat'), redirect('/b/*', '/c/d/:splat', 302)]
      const { valid } = checkRedirects(redirects, pagesAt('/c/d/x/'))
      expect(valid).toEqual([
        redirect('/x/', '/c/d/x/', 302),
        redirect('/a/*', '/c/d/:splat', 302),
        redirect('/b/*', '/c/d/:splat', 302),
      ])
    })

    it.each([
      ['its own folder', [redirect('/a/*', '/a/b/')], '/a/* → /a/*'],
      ['a loop of two', [redirect('/a/*', '/b/:splat'), redirect('/b/*', '/a/:splat')], '/a/* → /b/* → /a/*'],
      ['a loop with a path', [redirect('/a/*', '/b/'), redirect('/b/', '/a/x/')], '/b/ → /a/* → /b/'],
    ])('drops a pattern to %s', (_name, redirects, way) => {
      const { left, problems } = check(redirects)
      expect(left).toEqual([])
      expect(problems.map(([, , wrong]) => wrong)).toContain(`The redirect creates a loop: ${way}.`)
    })
  })

  it('keeps pages that are gone, and what leads to them', () => {
    const { valid } = checkRedirects([redirect('/a/', '/b/x/'), gone('/b/*'), gone('/c/')], pagesAt())
    expect(valid).toEqual([gone('/a/'), gone('/c/'), gone('/b/*')])
  })

  it('takes time in proportion to the number of redirects and pages', () => {
    const count = 20_000
    const redirects = Array.from({ length: count }, (_, index) => redirect(`/old-${index}/*`, `/new-${index}/:splat`))
    const pages = pagesAt(...Array.from({ length: count }, (_, index) => `/new-${index}/page/`))
    const start = performance.now()
    expect(checkRedirects(redirects, pages).valid).toHaveLength(count)
    expect(performance.now() - start).toBeLessThan(5000)
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
