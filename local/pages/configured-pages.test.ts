import { DomUtils, parseDocument } from 'htmlparser2'
import { useOwnFolder, writeFiles } from '../../server/test-support/own-folder'
import { listen, type LocalServer } from '../faults/local-server'
import { configuredPages, withSiteConfig } from './configured-pages'
import { policyIn } from './read-html'

const page = '<html><head><title>Inbox</title></head><body>Inbox</body></html>'

const configOf = (html: string): unknown => {
  const [script, ...more] = DomUtils.getElements({ id: 'site-config', tag_type: 'script' }, parseDocument(html), true)
  return script && more.length === 0 ? JSON.parse(DomUtils.textContent(script)) : undefined
}

describe('withSiteConfig', () => {
  const config = { personalization: { clientId: '</script>$&' } }

  it('writes the configuration into the head, escaped for HTML', () => {
    const html = withSiteConfig(page, config)
    expect(configOf(html)).toEqual(config)
    expect(html.indexOf('site-config')).toBeLessThan(html.indexOf('</head>'))
  })

  it('keeps other settings and replaces the given ones', () => {
    const vendors = { jquery: { src: '/a.js' } }
    const before = withSiteConfig(page, { vendors, personalization: { preview: true } })
    expect(configOf(withSiteConfig(before, config))).toEqual({ vendors, ...config })
  })
})

it('allows the hosts of the configuration in the policy of the page', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';script-src \'self\'">'
  const html = withSiteConfig(page.replace('<title>', `${policy}<title>`), {
    vendors: { jquery: { src: 'https://jquery.example/a.js' } },
  })
  expect(policyIn(html)).toContain("script-src 'self' https://jquery.example;")
})

describe('the early scripts', () => {
  const script = '<script src="/site-attribution.js" async=""></script>'
  const built = page.replace('</head>', `${script}</head>`)
  const consentTool = { src: 'https://consent.example/a.js?b="c"&d' }

  it('are those of a build with a consent tool', () => {
    const html = withSiteConfig(built, { vendors: { consentTool } })
    expect(html).toContain(
      '<script src="https://consent.example/a.js?b=&quot;c&quot;&amp;d" async="" data-consent-tool=""></script>' +
        '<script src="/site-attribution.js" async="" data-consent="required"></script>',
    )
    expect(html.match(/site-attribution/g)).toHaveLength(1)
  })
})

describe('configuredPages', () => {
  const at = useOwnFolder()
  let server: LocalServer
  let config: object | undefined

  beforeEach(async () => {
    await writeFiles(at(), { 'index.html': page, 'inbox/index.html': page })
    const pages = configuredPages(at(), () => config)
    server = await listen(async (request, response) => {
      if (!(await pages(request, response))) response.end('The answer of the host')
    })
  })

  afterEach(() => server.close())

  const read = async (address: string): Promise<string> => (await fetch(server.url + address)).text()

  it.each(['/', '/inbox/?utm_source=letter'])(
    'configures %s with the settings at the time of the request',
    async (address) => {
      config = undefined
      expect(await read(address)).toBe('The answer of the host')
      config = { personalization: { clientId: 'hearthside' } }
      expect(configOf(await read(address))).toEqual(config)
    },
  )

  it('leaves files and missing pages to the host', async () => {
    config = { personalization: { clientId: 'hearthside' } }
    for (const address of ['/icon.svg', '/nowhere/']) expect(await read(address)).toBe('The answer of the host')
  })
})
