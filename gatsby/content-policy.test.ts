import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parsePolicy } from '../src/lib/content-policy'
import { commonPolicy, policySources, writePolicies } from './content-policy'
import { readBuildEnvironment } from './environment'
import { writePublicFile } from './site-files'
import { useOwnFolder } from './test-support/own-folder'

useOwnFolder()

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('commonPolicy', () => {
  it('allows the inline scripts, the styles of Gatsby’s elements, and the site itself', () => {
    const policy = parsePolicy(commonPolicy(['color()', 'load()'], []))
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('script-src')).toEqual(["'self'", hashOf('color()'), hashOf('load()')])
    expect(policy.get('style-src-attr')).toEqual(expect.arrayContaining(["'unsafe-hashes'", hashOf('outline:none')]))
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe-(inline|eval)|\*|https?:|data:/)
  })

  it('allows configured sources', () => {
    const sources = [{ 'img-src': ['https://cdn.example'], 'frame-src': ['https://frame.example'] }] as const
    const policy = parsePolicy(commonPolicy([], sources))
    expect(policy.get('img-src')).toEqual(["'self'", 'https://cdn.example'])
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://frame.example'])
  })
})

const imagesIn = (variables: Readonly<Record<string, string>>) => {
  const environment = { CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b', ...variables }
  return parsePolicy(commonPolicy([], policySources(readBuildEnvironment(environment)))).get('img-src')
}

it.each([
  [{ IMAGES: 'contentful' }, 'https://images.ctfassets.net'],
  [{ IMAGES: 'imgix', IMAGE_CDN_DOMAIN: 'shop.imgix.net' }, 'https://shop.imgix.net'],
  [{ IMAGES: 'local', LOCAL_IMAGES_URL: 'http://localhost:9001/_images' }, 'http://localhost:9001'],
])('allows the image service: %j', (variables, host) => {
  expect(imagesIn(variables)).toEqual(["'self'", host])
})

it.each(['build', 'local'])('allows no other pictures with %s', (IMAGES) => {
  expect(imagesIn({ IMAGES })).toBeUndefined()
})

it('writes each policy once for the server', async () => {
  const page = (style: string): string =>
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" ` +
    `content="style-src &#x27;${style}&#x27;"/></head><body>${'<p>Words</p>'.repeat(2000)}</body></html>`
  const files = { '404.html': page('b'), 'index.html': page('a'), 'inbox/team/index.html': page('b'), 'a.js': 'a()' }
  for (const [name, text] of Object.entries(files)) await writePublicFile(name, text)
  await writePolicies()
  expect(JSON.parse(await readFile('public/_policies.json', 'utf8'))).toEqual([
    { policy: "style-src 'b'", pages: ['/404.html', '/inbox/team/index.html'] },
    { policy: "style-src 'a'", pages: ['/index.html'] },
  ])
})
