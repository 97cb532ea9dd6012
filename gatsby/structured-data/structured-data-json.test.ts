/** @jest-environment jsdom */
import fc from 'fast-check'
import { structuredDataJson } from './structured-data-json'

const parse = (json: string | undefined): unknown => JSON.parse(json ?? 'null')

describe('structuredDataJson', () => {
  it('says one thing by itself, and several in a graph', () => {
    expect(parse(structuredDataJson([{ '@type': 'Organization', name: 'A' }]))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'A',
    })
    expect(parse(structuredDataJson([{ '@type': 'A' }, undefined, { '@type': 'B' }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
    })
  })

  it('is nothing where there is nothing to say', () => {
    expect(structuredDataJson([])).toBeUndefined()
    expect(structuredDataJson([undefined])).toBeUndefined()
  })

  it('leaves out what is not known', () => {
    expect(structuredDataJson([{ '@type': 'A', name: undefined }])).not.toContain('name')
  })

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', 'a & b', '\u2028'])(
    'says %j whole, and the script element that holds it ends where it should',
    (name) => {
      const json = structuredDataJson([{ '@type': 'A', name }])
      const page = new DOMParser().parseFromString(`<script type="x">${json}</script><p>after</p>`, 'text/html')
      expect(page.querySelectorAll('script')).toHaveLength(1)
      expect(page.querySelector('p')?.textContent).toBe('after')
      expect(parse(page.querySelector('script')?.textContent)).toMatchObject({ name })
    },
  )

  it('says any words whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const json = structuredDataJson([{ '@type': 'A', name }])
        expect(json).not.toContain('<')
        expect(parse(json)).toMatchObject({ name })
      }),
    )
  })
})
