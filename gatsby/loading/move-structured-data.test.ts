import { moveStructuredData } from './move-structured-data'

const script = '<script data-gatsby-head="true" type="application/ld+json">{"name":"$& and $1"}</script>'

describe('moveStructuredData', () => {
  it('puts it at the end of the page, as it is', () => {
    expect(moveStructuredData(`<head>${script}<title>A</title></head><body><p>B</p></body>`)).toBe(
      `<head><title>A</title></head><body><p>B</p>${script}</body>`,
    )
  })

  it('changes nothing the second time, nor on a page without any', () => {
    const moved = moveStructuredData(`<head>${script}</head><body></body>`)
    expect(moveStructuredData(moved)).toBe(moved)
    expect(moveStructuredData('<body><script>1</script></body>')).toBe('<body><script>1</script></body>')
  })
})
