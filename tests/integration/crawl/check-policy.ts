import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { parsePolicy } from '../../../src/lib/content-policy'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A policy must come early in the page, before everything that it controls. */
const mostBytesBefore = 200

/**
 * Finds what a browser would block on a page under its policy, without running one. The resources of pages are on the
 * site, which every policy allows (crawl.integration.ts).
 *
 * @param html of a built page
 * @returns what its policy would block or fails to protect
 */
export function checkPolicy(html: string): readonly string[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html, { withStartIndices: true }))
  const policies = elements.filter(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')
  const [policy] = policies
  if (!policy || policies.length > 1) return [`has ${policies.length} policies`]
  const directives = parsePolicy(policy.attribs.content ?? '')
  const allows = (directive: string, text: string): boolean =>
    directives.get(directive)?.includes(hashOf(text)) === true

  const first = elements.find(({ name, attribs }) => name === 'style' || (name === 'script' && !attribs.src))
  const position = policy.startIndex ?? 0
  const isLate = position > mostBytesBefore || position > (first?.startIndex ?? Infinity)
  const weak = [...directives].flatMap(([name, sources]) =>
    sources
      .filter((source) => /^'unsafe-(?!hashes)|^\*|^(data|blob|https?):$/.test(source))
      .map((source) => `allows ${source} (${name})`),
  )
  const blocked = elements.flatMap((element) => {
    const { name, attribs } = element
    const isScript = name === 'script' && attribs.src === undefined && !attribs.type?.endsWith('json')
    const text = DomUtils.textContent(element)
    const isBlocked = (name === 'style' && !allows('style-src', text)) || (isScript && !allows('script-src', text))
    const hasStyle = attribs.style !== undefined && !allows('style-src-attr', attribs.style)
    return [
      ...(isBlocked ? [`blocks the ${name} ${text.slice(0, 40)}`] : []),
      ...(hasStyle ? [`blocks the attribute style ${attribs.style}`] : []),
      ...(/^\s*javascript:/i.test(attribs.href ?? '') ? ['has a link that is a script'] : []),
      ...Object.keys(attribs).flatMap((attribute) => (attribute.startsWith('on') ? [`blocks ${attribute}`] : [])),
    ]
  })
  return [...(isLate ? ['has its policy too late'] : []), ...weak, ...blocked]
}
