import type { ExperienceConfiguration, Profile, SelectedVariantInfo } from '@ninetailed/experience.js-shared'
import { escapeHtml } from '../../src/lib/text'
import type { AudienceDefinition } from './content'
import { eventsOf, type LoggedRequest } from './event-log'
import { faultNames, faultTargets, type Fault } from './faults'
import { logPageStyle } from './log-page-style'

export interface LogPageState {
  readonly prefix: string
  readonly requests: readonly LoggedRequest[]
  readonly visitors: readonly { readonly profile: Profile; readonly experiences: readonly SelectedVariantInfo[] }[]
  /** What the CMS calls them. */
  readonly names: {
    readonly audiences: readonly AudienceDefinition[]
    readonly experiences: readonly ExperienceConfiguration[]
  }
  readonly fault: Fault
  /** What the stand-in can't do with the content. */
  readonly warnings: readonly string[]
}

/** Hours to milliseconds, as the log has them, in UTC. */
const time = (at: string): string => `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(11, 23))}</time>`

const badge = (text: string, kind: string): string => `<span class="badge ${kind}">${escapeHtml(text)}</span>`

const options = (names: readonly string[], chosen: string): string =>
  names.map((name) => `<option${name === chosen ? ' selected' : ''}>${name}</option>`).join('')

const nameOf = (known: readonly { readonly id: string; readonly name?: string }[], id: string): string =>
  known.find((each) => each.id === id)?.name ?? id

/** A part of the page with a list, or with what to say when there is nothing in it. */
const section = (title: string, className: string, items: readonly string[], ifNone: string): string => {
  const id = title.toLowerCase()
  return `<section><h2 id="${id}">${title} <small>${items.length}</small></h2>${
    items.length === 0
      ? `<p class="none">${ifNone}</p>`
      : `<ol class="${className}" aria-labelledby="${id}">${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
  }</section>`
}

const visitorCard = (
  { profile, experiences }: LogPageState['visitors'][number],
  names: LogPageState['names'],
): string => {
  const { id, session, location, audiences, traits } = profile
  const where = [location.city, location.country].filter((part) => part !== undefined).join(', ')
  const told = Object.keys(traits).length > 0 ? `<p><code>${escapeHtml(JSON.stringify(traits))}</code></p>` : ''
  return `<h3>${escapeHtml(id)}</h3>
<p>Visit ${session.count}${where && ` · ${escapeHtml(where)}`}</p>${told}
<p>${audiences.length === 0 ? 'In no audience' : audiences.map((audience) => badge(nameOf(names.audiences, audience), 'audience')).join(' ')}</p>
${experiences.length === 0 ? '<p>In no experience</p>' : ''}<ul>${experiences
    .map(
      ({ experienceId, variantIndex }) =>
        `<li>${escapeHtml(nameOf(names.experiences, experienceId))} <b>${variantIndex === 0 ? 'baseline' : `variant ${variantIndex}`}</b></li>`,
    )
    .join('')}</ul>`
}

const statusKind = (status: number | null): string => (status !== null && status < 400 ? 'good' : 'bad')

const requestLine = ({ at, method, path, contentType, status, body }: LoggedRequest): string => {
  const head = `${time(at)} ${badge(status === null ? 'no answer' : String(status), statusKind(status))} <b>${escapeHtml(method)}</b> <span class="path">${escapeHtml(path)}</span>`
  if (body === undefined) return `<p>${head}</p>`
  return `<details><summary>${head}</summary><p>${escapeHtml(contentType ?? '')}</p><pre tabindex="0">${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`
}

const faultText = ({ name, target, times, delayMs }: Fault): string => {
  const wrong =
    name === 'none' || times === 0 ? [] : [`${name}, of ${target}${times === undefined ? '' : `, ${times} ×`}`]
  return [...wrong, ...(delayMs > 0 ? [`${delayMs} ms late`] : [])].join(', ')
}

/** What the stand-in has received, newest first, and forms that make it fail and visitors return. */
export function logPage({ prefix, requests, visitors, names, fault, warnings }: LogPageState): string {
  const events = requests.flatMap(eventsOf).reverse()
  const wrong = faultText(fault)
  const form = (content: string): string => `<form method="post" action="${prefix}/control">${content}</form>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Personalization stand-in</title>
<meta name="viewport" content="width=device-width"><style>${logPageStyle}</style></head><body>
<header><h1>Personalization stand&#8209;in</h1>
<p>What the site has told the service, newest first. Times are in UTC. Nothing of it leaves this machine.</p>
<nav aria-label="This page"><a href="${prefix}/">Load again</a> <a href="${prefix}/log">As JSON</a> <a href="/">The site</a></nav></header>
<main>
${warnings.map((warning) => `<p class="warning">${escapeHtml(warning)}</p>`).join('')}
<section class="controls"><h2>Faults ${wrong === '' ? badge('works', 'good') : badge(wrong, 'bad')}</h2>
${form(`<label>Fault <select name="fault">${options(faultNames, fault.name)}</select></label>
<label>Of <select name="target">${options(faultTargets, fault.target)}</select></label>
<label>Times <input name="times" inputmode="numeric" placeholder="always" value="${fault.times ?? ''}"></label>
<label>Delay in ms <input name="delayMs" inputmode="numeric" value="${fault.delayMs}"></label>
<button>Switch on</button>`)}
<div>${form('<input type="hidden" name="newSession" value="1"><button>Let visitors return</button>')}
${form('<input type="hidden" name="reset" value="1"><button>Forget everything</button>')}</div></section>
${section(
  'Visitors',
  'cards',
  visitors.map((visitor) => visitorCard(visitor, names)),
  'Nobody yet.',
)}
${section(
  'Events',
  'log',
  events.map(
    ({ at, type, about, path }) =>
      `<p>${time(at)} ${badge(type, 'event')} ${escapeHtml(about)} <span class="path">${escapeHtml(path)}</span></p>`,
  ),
  'None yet. Open a page of the site.',
)}
${section('Requests', 'log', requests.map(requestLine).reverse(), 'None yet.')}
</main></body></html>
`
}
