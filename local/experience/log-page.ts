import type { ExperienceConfiguration, Profile, SelectedVariantInfo } from '@ninetailed/experience.js-shared'
import { escapeHtml } from '../../src/lib/text'
import { eventsOf, type LoggedRequest } from './event-log'
import { type Fault, faultNames } from './http'
import type { AudienceDefinition } from './read-content'

const logPageStyle = `
:root { color-scheme: light dark; --ground: light-dark(#fbf1e2, #0b1a30); --card: light-dark(#fffdf9, #13243f);
  --ink: light-dark(#16223a, #f3ede2); --soft: light-dark(#4a556b, #b9c5d9); --line: light-dark(#e4dccd, #2a3c5a);
  --blue: light-dark(#1f57a4, #9cc0f0); --good: light-dark(#1d6a47, #8fd9b0); --bad: light-dark(#b3261e, #ffb4a8); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 72rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 0; }
main { display: grid; gap: 1.5rem; padding-bottom: 4rem; }
h1 { margin: 0; font: 600 clamp(1.625rem, 4vw, 2.25rem)/1.15 Georgia, serif; }
h2 { display: flex; flex-wrap: wrap; gap: .625rem; align-items: center; margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.3; }
h2 small { color: var(--soft); font-weight: 400; font-size: .9375rem; }
h3 { margin: 0; font: 600 .9375rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
p { margin: 0; }
header p { margin: .375rem 0 .75rem; max-width: 60ch; color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
a { padding: .25rem 0; color: var(--blue); }
section { min-width: 0; padding: 1.125rem clamp(1rem, 3vw, 1.5rem) 1.375rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
.controls { display: grid; gap: 1rem; }
.controls h2 { margin: 0; }
.controls > form { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; align-items: end; }
.controls > div { display: flex; flex-wrap: wrap; gap: .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
label { display: grid; gap: .25rem; color: var(--soft); font-size: .875rem; }
select, input, button { width: 100%; min-height: 2.5rem; padding: .375rem .75rem; border: 1px solid #8b8577; border-radius: 9px; background: var(--card); color: var(--ink); font: inherit; font-size: 1rem; }
button { width: auto; padding-inline: 1.125rem; font-weight: 600; cursor: pointer; }
.controls > form > button { border-color: var(--blue); background: var(--blue); color: var(--card); }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
ol, ul { margin: 0; padding: 0; list-style: none; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
.cards > li { display: grid; gap: .375rem; align-content: start; padding: .875rem 1rem; border: 1px solid var(--line); border-radius: 10px; }
.cards p { color: var(--soft); }
.cards ul { display: grid; gap: .25rem; }
.cards b { color: var(--good); white-space: nowrap; }
.log > li { padding: .5rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.log > li:first-child { border: 0; padding-top: 0; }
time { color: var(--soft); font-variant-numeric: tabular-nums; }
.path, code, pre { font: .875rem/1.5 ui-monospace, monospace; }
.path { color: var(--soft); }
pre { max-height: 24rem; margin: .5rem 0 0; padding: .75rem 1rem; overflow: auto; border-radius: 9px; background: var(--ground); }
summary { padding: .125rem 0; cursor: pointer; }
.badge { display: inline-block; margin-block: .0625rem; padding: 0 .5rem; border: 1px solid; border-radius: 99px; color: var(--blue); font-size: .8125rem; font-weight: 600; line-height: 1.5; }
.badge.good { color: var(--good); }
.badge.bad, .warning { color: var(--bad); }
.none { color: var(--soft); }
.warning { padding: .625rem 1rem; border: 1px solid; border-radius: 10px; background: var(--card); }
`

interface LogPageState {
  readonly prefix: string
  readonly requests: readonly LoggedRequest[]
  readonly visitors: readonly { readonly profile: Profile; readonly experiences: readonly SelectedVariantInfo[] }[]
  readonly names: {
    readonly audiences: readonly AudienceDefinition[]
    readonly experiences: readonly ExperienceConfiguration[]
  }
  readonly fault: Fault
  readonly warnings: readonly string[]
}

/** Time of day in UTC, from hours to milliseconds. */
const time = (at: string): string => `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(11, 23))}</time>`

const badge = (text: string, kind: string): string => `<span class="badge ${kind}">${escapeHtml(text)}</span>`

const options = (names: readonly string[], chosen: string): string =>
  names.map((name) => `<option${name === chosen ? ' selected' : ''}>${name}</option>`).join('')

const nameOf = (known: readonly { readonly id: string; readonly name?: string }[], id: string): string =>
  known.find((each) => each.id === id)?.name ?? id

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

const faultText = ({ name, times, delayMs }: Fault): string => {
  const wrong = name === 'none' || times === 0 ? [] : [`${name}${times === undefined ? '' : `, ${times} ×`}`]
  return [...wrong, ...(delayMs > 0 ? [`${delayMs} ms late`] : [])].join(', ')
}

export function logPage({ prefix, requests, visitors, names, fault, warnings }: LogPageState): string {
  const events = requests.flatMap(eventsOf).reverse()
  const wrong = faultText(fault)
  const form = (content: string): string => `<form method="post" action="${prefix}/control">${content}</form>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Personalization stand-in</title>
<meta name="viewport" content="width=device-width"><style>${logPageStyle}</style></head><body>
<header><h1>Personalization stand&#8209;in</h1>
<p>Requests from the site to the service, newest first. Times are in UTC. Nothing leaves this machine.</p>
<nav aria-label="This page"><a href="${prefix}/">Reload</a> <a href="${prefix}/log">As JSON</a> <a href="/">The site</a></nav></header>
<main>
${warnings.map((warning) => `<p class="warning">${escapeHtml(warning)}</p>`).join('')}
<section class="controls"><h2>Faults ${wrong === '' ? badge('works', 'good') : badge(wrong, 'bad')}</h2>
${form(`<label>Fault <select name="fault">${options(faultNames, fault.name)}</select></label>
<label>Times <input name="times" inputmode="numeric" placeholder="always" value="${fault.times ?? ''}"></label>
<label>Delay in ms <input name="delayMs" inputmode="numeric" value="${fault.delayMs}"></label>
<button>Switch on</button>`)}
<div>${form('<input type="hidden" name="newSession" value="1"><button>Start new visits</button>')}
${form('<input type="hidden" name="reset" value="1"><button>Forget everything</button>')}</div></section>
${section(
  'Visitors',
  'cards',
  visitors.map((visitor) => visitorCard(visitor, names)),
  'No visitors yet.',
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
