import { formatMainThread, summarize, withoutScripts } from './main-thread'

it('counts what tasks take beyond 50 ms, and what of it comes after two seconds', () => {
  const tasks = [
    { start: 100, duration: 170 },
    { start: 1900, duration: 60 },
    { start: 2100, duration: 90 },
  ]
  expect(summarize(tasks, 900)).toEqual({ blocked: 170, late: 40, longest: 170, painted: 900 })
  expect(summarize([], 900)).toEqual({ blocked: 0, late: 0, longest: 0, painted: 900 })
})

it('removes scripts that run, and keeps data', () => {
  const html =
    '<p>Hi</p><script data-runtime="/a.js">run()</script><script src="/b.js" async></script><script type="application/ld+json">{}</script>'
  expect(withoutScripts(html)).toBe('<p>Hi</p><script type="application/ld+json">{}</script>')
})

it('reports each measure beside the one without scripts', () => {
  const built = { blocked: 60.4, late: 0, longest: 81, painted: 950 }
  const withoutScripts = { blocked: 50, late: 0, longest: 80, painted: 940 }
  expect(formatMainThread([{ page: 'home', built, withoutScripts }])).toMatch(
    /^home +60 \(50\) +0 \(0\) +81 \(80\) +950 \(940\)$/m,
  )
})
