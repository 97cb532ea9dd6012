import { createHash } from 'node:crypto'
import type { PolicySources } from '../../src/data/vendor-sources'
import { allowSources, withPolicy } from '../../src/lib/content-policy'
import { cssOf } from './style-elements'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of style sheets and scripts, by their text: most pages share them. */
export type KnownHashes = Map<string, string>

/** Types of scripts that browsers do not run, so that no policy applies to them. */
const data = /\btype="application\/(?:ld\+)?json"/

/** Texts of the scripts in a page that browsers run. */
const scriptsOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<script(?![^>]* src=)([^>]*)>([\s\S]*?)<\/script>/g), ([, attributes = '', text = '']) =>
    data.test(attributes) ? [] : [text],
  ).flat()

/**
 * The policy of a page: itself, the scripts and styles in it by their hashes, and nothing else. Everything is
 * forbidden by default, so `object-src` and `frame-src` need no line; workers follow `script-src`.
 *
 * One text comes later: the empty style element to which styled-components adds rules.
 */
function basePolicy(html: string, known: KnownHashes): string {
  const hash = (text: string): string => {
    const found = known.get(text) ?? hashOf(text)
    known.set(text, found)
    return found
  }
  const scripts = scriptsOf(html).map(hash)
  const styles = [...cssOf(html), ''].map(hash)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    ['style-src', ...new Set(styles)].join(' '),
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join(';')
}

/**
 * Writes the content security policy of a page into its head. It must be the last step: afterwards no script or
 * style of the page may change.
 *
 * @param sources what the configuration of the build allows besides the site itself
 * @param known kept for all pages of a build
 */
export const addPolicy = (
  html: string,
  sources: readonly PolicySources[],
  known: KnownHashes = new Map<string, string>(),
): string => withPolicy(html, allowSources(basePolicy(html, known), sources))
