import { answerPage, pagePolicy } from './respond'

it('is a complete page that escapes all texts', () => {
  const hostile = `<script>alert("1")</script>'&`
  const html = answerPage({
    heading: hostile,
    text: hostile,
    items: [hostile],
    links: [{ href: `/"onclick="${hostile}`, label: hostile }],
  })
  const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;'
  expect(html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/)
  expect(html).not.toContain('<script')
  expect(html.split(escaped)).toHaveLength(7)
  expect(html).toContain('href="/&quot;onclick=&quot;&lt;script')
})

it('has the mark and the name of the site, which link to the home page', () => {
  expect(answerPage({ heading: 'Thank you!', links: [] })).toMatch(
    /<header><a href="\/"><svg [^>]*>.*<\/svg>Hearthside<\/a><\/header>/,
  )
})

it('allows only its own style and its icon', () => {
  // Without the link, browsers request /favicon.ico.
  expect(answerPage({ heading: 'Thank you!', links: [] })).toContain('<link rel="icon" href="/icon.svg">')
  expect(pagePolicy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'none';/,
  )
})
