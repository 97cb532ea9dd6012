import { createHash } from 'node:crypto'
import { themeColor } from '../src/data/site'
import { escapeHtml } from '../src/lib/text'
import type { LeadResponse } from './handler'

interface PageContent {
  readonly heading: string
  readonly text?: string
  readonly items?: readonly string[]
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

const style =
  `body{margin:0;padding:12vh 1.5rem;background:#fff;color:#1d2433;font:1.125rem/1.6 system-ui,sans-serif}` +
  `main{max-width:34rem;margin:auto}h1{color:${themeColor};font-size:2rem;line-height:1.2}` +
  `a{color:${themeColor};display:inline-block;padding:.25rem 0;margin-right:1.5rem}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Allows only the page's own style. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * A small page that answers a form sent without a script. It repeats no input and escapes all texts.
 */
export function answerPage({ heading, text, items = [], links }: PageContent): string {
  const body = [
    `<h1>${escapeHtml(heading)}</h1>`,
    text && `<p>${escapeHtml(text)}</p>`,
    items.length > 0 && `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    `<p>${links.map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`).join('')}</p>`,
  ]
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${style}</style></head><body><main>${body.filter(Boolean).join('')}</main></body></html>`
  )
}

const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

export const respondWithJson = (
  status: number,
  value: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): LeadResponse => ({
  status,
  headers: { ...always, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

export const respondWithPage = (
  status: number,
  content: PageContent,
  headers: Readonly<Record<string, string>> = {},
): LeadResponse => ({
  status,
  headers: {
    ...always,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy,
    ...headers,
  },
  body: answerPage(content),
})
