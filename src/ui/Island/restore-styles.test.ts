/** @jest-environment jsdom */
const answer = (css: string, ok = true) => ({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(css) })
const request = jest.fn((_path: string) => Promise.resolve(answer('.a{}/*!sc*/\n')))

/** A fresh module for each test: it remembers that it has done its work. */
async function load() {
  jest.resetModules()
  const { restoreStyles } = await import('./restore-styles')
  return restoreStyles
}

describe('restoreStyles', () => {
  beforeEach(() => {
    request.mockReset().mockResolvedValue(answer('.a{}/*!sc*/\n'))
    Object.assign(globalThis, { fetch: request })
    document.head.innerHTML = '<style data-styles="/styles-1.css" data-styled-version="6.6.0">.a{}</style>'
  })

  it('gives styled-components the marked rules in an element that is no style sheet', async () => {
    const restoreStyles = await load()
    await restoreStyles(document)
    expect(request).toHaveBeenCalledWith('/styles-1.css')
    const marked = document.querySelector('style[data-styled=""][data-styled-version="6.6.0"]')
    expect(marked?.textContent).toBe('.a{}/*!sc*/\n')
    expect(marked).not.toBeInstanceOf(HTMLElement)
    expect(document.querySelector('style[data-styles]')?.textContent).toBe('.a{}')
  })

  it('removes the page’s sheet once styled-components has taken the rules', async () => {
    const restoreStyles = await load()
    await restoreStyles(document)
    document.head.append(document.createElement('link'))
    await Promise.resolve()
    expect(document.querySelector('style[data-styles]')).not.toBeNull()
    document.querySelector('style[data-styled]')?.remove()
    await Promise.resolve()
    expect(document.querySelector('style')).toBeNull()
  })

  it('asks for it once', async () => {
    const restoreStyles = await load()
    await Promise.all([restoreStyles(document), restoreStyles(document)])
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('leaves the page as it is when the file can’t be had, and may be asked again', async () => {
    const restoreStyles = await load()
    request.mockResolvedValueOnce(answer('', false))
    await expect(restoreStyles(document)).rejects.toThrow('/styles-1.css could not be had: status 404')
    expect(document.querySelector('style')?.textContent).toBe('.a{}')
    await restoreStyles(document)
    expect(document.querySelector('style[data-styled]')?.textContent).toBe('.a{}/*!sc*/\n')
  })

  it('has nothing to do in develop, where styled-components is there from the start', async () => {
    document.head.innerHTML = ''
    const restoreStyles = await load()
    await restoreStyles(document)
    expect(request).not.toHaveBeenCalled()
  })
})
