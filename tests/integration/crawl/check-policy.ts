import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { parsePolicy } from '../../../src/lib/content-policy'

/** Finds what a browser would block on a page under its policy, without running one. */

type Directives = ReadonlyMap<string, readonly string[]>

/** The sources of a request directive, or those of `default-src` if it is missing. */
const fallback = (directives: Directives, name: string): readonly string[] =>
  directives.get(name) ?? directives.get('default-src') ?? ['*']

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Attributes that cause requests, by tag. */
const requests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: { src: 'script-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  use: { href: 'img-src' },
  form: { action: 'form-action' },
  base: { href: 'base-uri' },
}

const linkDirectives: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  manifest: 'manifest-src',
  'preload font': 'font-src',
  'preload script': 'script-src',
  'preload image': 'img-src',
  'preload fetch': 'connect-src',
}

/** Whether a source list allows an address. */
function isAllowed(sources: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return sources.includes("'self'")
  return sources.includes(new URL(address).origin)
}

/** Data scripts, which policies do not affect. */
const isData = (type: string | undefined): boolean => type?.endsWith('json') === true

/** A policy must come early in the page, before everything that it controls. */
const mostBytesBefore = 200

/**
 * @param html of a built page
 * @returns what its policy would block or fails to protect
 */
export function checkPolicy(html: string): readonly string[] {
  const problems: string[] = []
  let directives: Directives | undefined
  let inline: { readonly directive: string; text: string } | undefined

  const check = (directive: string, address: string | undefined): void => {
    if (address === undefined || !directives) return
    if (!isAllowed(fallback(directives, directive), address)) problems.push(`blocks ${address} (${directive})`)
  }

  const parser = new Parser({
    onopentag(name, attributes: Readonly<Record<string, string | undefined>>) {
      const { 'http-equiv': equivalent, content = '', rel, as, href, type, src } = attributes
      if (name === 'meta' && equivalent === 'Content-Security-Policy') {
        if (directives) problems.push('has two policies')
        directives = parsePolicy(content)
        if (parser.startIndex > mostBytesBefore) problems.push('has its policy too late')
        return
      }
      for (const attribute of Object.keys(attributes)) {
        if (attribute.startsWith('on')) problems.push(`blocks the attribute ${attribute}`)
      }
      const { style } = attributes
      if (style !== undefined && !directives?.get('style-src-attr')?.includes(hashOf(style))) {
        problems.push(`blocks the attribute style ${style}`)
      }
      if (/^\s*javascript:/i.test(href ?? '')) problems.push('has a link that is a script')
      for (const [attribute, directive] of Object.entries(requests[name] ?? {})) {
        const value = attributes[attribute]
        const addresses =
          attribute === 'srcset' ? value?.split(',').map((part) => part.trim().split(/\s+/)[0]) : [value]
        for (const address of addresses ?? []) check(directive, address)
      }
      const linked = name === 'link' && rel ? linkDirectives[as ? `${rel} ${as}` : rel] : undefined
      if (linked) check(linked, href)
      if (name === 'style') inline = { directive: 'style-src', text: '' }
      if (name === 'script' && src === undefined && !isData(type)) inline = { directive: 'script-src', text: '' }
      if (inline && !directives) problems.push(`has a ${name} before its policy`)
    },
    ontext(text) {
      if (inline) inline.text += text
    },
    onclosetag() {
      if (inline && directives && !fallback(directives, inline.directive).includes(hashOf(inline.text)))
        problems.push(`blocks the inline text ${inline.text.slice(0, 40)} (${inline.directive})`)
      inline = undefined
    },
  })
  parser.end(html)

  if (!directives) return ['has no policy']
  for (const [name, sources] of directives) {
    for (const source of sources) {
      if (/^'unsafe-(?!hashes)|^\*|^(data|blob|https?):$/.test(source)) problems.push(`allows ${source} (${name})`)
    }
  }
  for (const name of ['default-src', 'base-uri', 'form-action'])
    if (!directives.has(name)) problems.push(`has no ${name}`)
  return problems
}
