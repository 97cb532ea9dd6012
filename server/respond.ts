import { createHash } from 'node:crypto'
import { themeColor } from '../src/lib/site'
import { escapeHtml } from '../src/lib/text'
import type { LeadResponse } from './handler'
import type { Refusal } from './requests/refusal'

interface PageContent {
  readonly heading: string
  readonly text?: string
  readonly items?: readonly string[]
  readonly links: readonly {
    readonly href: string
    readonly label: string
    readonly opensTab?: boolean
    /** The language of the label, if it is not English. */
    readonly lang?: string
  }[]
  /** Languages of these texts, if they are not English. */
  readonly headingLang?: string
  readonly itemsLang?: string
}

/** As in static/icon.svg, in the color of the text. */
const mark =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path fill="currentColor" d="M13.9 2.4a3.3 3.3 0 0 1 4.2 0l9 7.3A5 5 0 0 1 29 13.6v8.6a5.5 5.5 0 0 1-5.5 5.5H11.8c-1.9 0-3.6 1.5-6.6 2.9A1.5 1.5 0 0 1 3 29.2V13.6a5 5 0 0 1 1.9-3.9z"/><path fill="#f28a52" d="M16.8 8.9c.3 3.4 4.9 5.5 4.9 10.3a5.7 5.7 0 0 1-11.4 0c0-2.5 1.2-4.2 2.5-5.3.2 1.5.7 2.3 1.6 2.7-.3-3 .4-5.8 2.4-7.7z"/></svg>'

/** The site's design (src/theme) with system fonts. Its dark mode follows the system: the page has no script. */
const style =
  `:root{color-scheme:light dark}` +
  `body{margin:0;background:#fbf1e2;color:#16223a;font:1.125rem/1.6 system-ui,sans-serif}` +
  `header{padding:1.25rem;background:#fff}` +
  `header a{display:inline-flex;gap:.5rem;align-items:center;color:#0b2140;font:600 1.5rem/1.2 Georgia,serif;text-decoration:none}` +
  `main{max-width:34rem;margin:8vh auto;padding:clamp(1.5rem,6vw,3rem) 1.25rem}` +
  `h1{color:#0b2140;font:600 clamp(1.75rem,6vw,2.5rem)/1.2 Georgia,serif;text-wrap:balance}` +
  `p a{display:inline-block;margin:.5rem 1rem .5rem 0;padding:.75rem 1.5rem;border:1.5px solid #8b8577;border-radius:99px;color:inherit;font-weight:650;text-decoration:none}` +
  `p a:first-child{border-color:#c2440e;background:#c2440e;color:#fff}` +
  `a:focus-visible{outline:3px solid #1f57a4;outline-offset:2px}` +
  `@media (prefers-color-scheme:dark){body,header{background:#101726}body,header a,h1{color:#f7efe2}a:focus-visible{outline-color:#fff}}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Allows only the page's own style and the site's icon. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const langAttribute = (lang: string | undefined): string => (lang ? ` lang="${escapeHtml(lang)}"` : '')

const linkElement = ({ href, label, opensTab = false, lang }: PageContent['links'][number]): string =>
  `<a href="${escapeHtml(href)}"${langAttribute(lang)}${opensTab ? ' target="_blank"' : ''}>${escapeHtml(label)}</a>`

/**
 * A small page in the site's design, such as the answer to a form sent without a script. Repeats no input and escapes all texts.
 */
export function answerPage({ heading, text, items = [], links, headingLang, itemsLang }: PageContent): string {
  const body = [
    `<h1${langAttribute(headingLang)}>${escapeHtml(heading)}</h1>`,
    text && `<p>${escapeHtml(text)}</p>`,
    items.length > 0 &&
      `<ul${langAttribute(itemsLang)}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    `<p>${links.map(linkElement).join('')}</p>`,
  ]
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title${langAttribute(headingLang)}>${escapeHtml(heading)}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta name="theme-color" content="${themeColor}"><link rel="icon" href="/icon.svg"><style>${style}</style></head>` +
    `<body><header><a href="/">${mark}Hearthside</a></header><main>${body.filter(Boolean).join('')}</main></body></html>`
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

export const respondWithRefusal = ({ status, message, headers }: Refusal): LeadResponse =>
  respondWithJson(status, { success: false, message }, headers)

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
