import { checkRedirects, type Redirect } from './check-redirects'

const redirect = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({ from, to, status })

describe('checkRedirects', () => {
  it('keeps a redirect to a page and one to another site', () => {
    const redirects = [redirect('/old/', '/new/'), redirect('/blog-old/', 'https://blog.hearthside.example/', 302)]
    expect(checkRedirects(redirects, new Set(['/new/']))).toEqual({ valid: redirects, problems: [] })
  })

  it('leaves out a redirect that would hide a page', () => {
    const { valid, problems } = checkRedirects([redirect('/pricing/', '/plans/')], new Set(['/pricing/']))
    expect(valid).toEqual([])
    expect(problems).toEqual(['Redirect from /pricing/ is left out: there is a page at this path.'])
  })

  it('shortens a chain to one hop', () => {
    const { valid } = checkRedirects([redirect('/a/', '/b/'), redirect('/b/', '/c/')], new Set(['/c/']))
    expect(valid).toEqual([redirect('/a/', '/c/'), redirect('/b/', '/c/')])
  })

  it.each([
    ['itself', [redirect('/a/', '/a/')], '/a/'],
    ['a circle of two', [redirect('/a/', '/b/'), redirect('/b/', '/a/')], '/a/'],
    ['a circle further on', [redirect('/a/', '/b/'), redirect('/b/', '/c/'), redirect('/c/', '/b/')], '/a/'],
  ])('leaves out a redirect that leads to %s', (_name, redirects, from) => {
    const { valid, problems } = checkRedirects(redirects, new Set())
    expect(valid.map((one) => one.from)).not.toContain(from)
    expect(problems.find((problem) => problem.startsWith(`Redirect from ${from} `))).toContain('circle')
  })
})
