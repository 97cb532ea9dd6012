/** @jest-environment jsdom */
import { addRuntime, deferScripts, isAppShell, isStandIn, pathOf, removeScripts } from './defer-scripts'

jest.mock('./loader', () => ({ inlineLoader: () => 'load()' }))

const page =
  '<body><div id="___gatsby">Hello</div><script id="gatsby-script-loader">window.pagePath="/"</script>' +
  '<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.___chunkMapping={}</script>' +
  '<script>window.___webpackCompilationHash="1";</script>' +
  '<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async></script>' +
  '<!-- slice-end id="_gatsby-scripts-1" --></body>'

const pageScripts = ['/webpack-runtime-1.js', '/page-3.js']

const scriptsOf = (html: string): string[] =>
  Array.from(
    new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script[src]'),
    (script) => script.getAttribute('src') ?? '',
  )

describe('deferScripts', () => {
  const { html, boot } = deferScripts(page, '/', pageScripts)

  it('leaves no script that loads by itself', () => {
    expect(scriptsOf(html)).toEqual([])
  })

  it('hands the path of the page to the loader, so that the only inline script is the same on all pages', () => {
    expect(html).not.toContain('pagePath')
    expect(html).toContain('data-path="/"')
    expect(deferScripts(page, '/a"b/', pageScripts).html).toContain('data-path="/a&quot;b/"')
  })

  it('moves what is the same on all pages into a file that is named by the build', () => {
    expect(boot?.code).toBe('window.___chunkMapping={}\nwindow.___webpackCompilationHash="1";')
    expect(boot?.path).toBe('/boot-1.js')
    expect(deferScripts(page.replace('Hash="1"', 'Hash="2"'), '/', pageScripts).boot?.path).not.toBe(boot?.path)
  })

  it('names the scripts of the page runtime, and those of Gatsby that it does not share, in their order', () => {
    expect(html).toContain('data-runtime="/webpack-runtime-1.js /page-3.js"')
    expect(html).toContain(`data-app="${boot?.path ?? ''} /app-2.js"`)
  })

  it('keeps the marks that Gatsby looks for in the next build', () => {
    expect(html).toContain('<!-- slice-start id="_gatsby-scripts-1" -->')
    expect(html).toContain('<!-- slice-end id="_gatsby-scripts-1" -->')
  })

  it('changes nothing the second time, nor on a page without scripts', () => {
    expect(deferScripts(html, '/', pageScripts)).toEqual({ html })
    expect(deferScripts('<body>Hello</body>', '/', pageScripts)).toEqual({ html: '<body>Hello</body>' })
  })
})

describe('pathOf', () => {
  it.each([
    ['index.html', '/'],
    ['pricing/index.html', '/pricing/'],
    ['404.html', '/404.html'],
    ['404/index.html', '/404/'],
    ['my-index.html', '/my-index.html'],
  ])('of the file %s is %s', (file, path) => {
    expect(pathOf(file)).toBe(path)
  })
})

describe('isAppShell', () => {
  it('knows the page of the offline plugin by its path', () => {
    expect(isAppShell('/offline-plugin-app-shell-fallback/')).toBe(true)
    expect(isAppShell('/')).toBe(false)
  })
})

describe('addRuntime', () => {
  it('adds the scripts that are not there, once', () => {
    const added = addRuntime(page, pageScripts)
    expect(scriptsOf(added)).toEqual(['/webpack-runtime-1.js', '/app-2.js', '/page-3.js'])
    expect(addRuntime(added, pageScripts)).toBe(added)
  })
})

describe('removeScripts', () => {
  it('leaves a page that nothing starts on', () => {
    const standIn = removeScripts(page)
    expect(scriptsOf(standIn)).toEqual([])
    expect(standIn).not.toContain('<script')
    expect(standIn).toContain('Hello')
  })

  it.each(['/offline/', '/500.html'])('is for %s, which stands at other addresses', (path) => {
    expect(isStandIn(path)).toBe(true)
  })

  it.each(['/', '/404.html', '/500/'])('is not for %s', (path) => {
    expect(isStandIn(path)).toBe(false)
  })
})
