import type { Profile, SelectedVariantInfo } from '@ninetailed/experience.js-shared'
import { eventsOf, type LoggedRequest } from './event-log'
import { faultNames, type Fault } from './faults'

export interface LogPageState {
  readonly prefix: string
  readonly requests: readonly LoggedRequest[]
  readonly visitors: readonly { readonly profile: Profile; readonly experiences: readonly SelectedVariantInfo[] }[]
  readonly fault: Fault
  /** What the stand-in can't do with the content. */
  readonly warnings: readonly string[]
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '<p>Nothing yet.</p>'
    : `<table><thead><tr>${headings.map((heading) => `<th>${escape(heading)}</th>`).join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`

const style =
  'body{max-width:80rem;margin:2rem auto;padding:0 1rem;font:15px/1.5 system-ui,sans-serif;color-scheme:light dark}' +
  'table{width:100%;border-collapse:collapse}th,td{padding:.25rem .5rem;border-bottom:1px solid;text-align:start;' +
  'vertical-align:top;overflow-wrap:anywhere}form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}label{display:grid}'

const time = (at: string): string => at.slice(11, 23)

const options = (names: readonly string[], chosen: string): string =>
  names.map((name) => `<option${name === chosen ? ' selected' : ''}>${name}</option>`).join('')

/** What the stand-in has received, newest first, and a form that makes it fail. */
export function logPage({ prefix, requests, visitors, fault, warnings }: LogPageState): string {
  const events = requests.flatMap(eventsOf).reverse()
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Personalization stand-in</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>Personalization stand-in</h1>
<p>What the site has sent, newest first. <a href="${prefix}/">Load again</a> · <a href="${prefix}/log">as JSON</a></p>
${warnings.map((warning) => `<p><strong>${escape(warning)}</strong></p>`).join('')}
<h2>Faults</h2>
<form method="post" action="${prefix}/control">
<label>Fault <select name="fault">${options(faultNames, fault.name)}</select></label>
<label>Of <select name="target">${options(['profiles', 'insights', 'all'], fault.target)}</select></label>
<label>Times (empty: always) <input name="times" inputmode="numeric" size="6" value="${fault.times ?? ''}"></label>
<label>Delay in ms <input name="delayMs" inputmode="numeric" size="6" value="${fault.delayMs}"></label>
<button>Switch on</button>
</form>
<form method="post" action="${prefix}/control"><input type="hidden" name="newSession" value="1"><button>Visitors come back: begin new sessions</button></form>
<form method="post" action="${prefix}/control"><input type="hidden" name="reset" value="1"><button>Forget everything</button></form>
<h2>Visitors</h2>
${table(
  ['Visitor', 'Audiences', 'Experiences', 'Visit', 'Traits'],
  visitors.map(({ profile, experiences }) => [
    profile.id,
    profile.audiences.join(', '),
    experiences.map(({ experienceId, variantIndex }) => `${experienceId}: ${variantIndex}`).join(', '),
    String(profile.session.count),
    JSON.stringify(profile.traits),
  ]),
)}
<h2>Events</h2>
${table(
  ['Time', 'Event', 'About', 'Page'],
  events.map(({ at, type, about, path }) => [time(at), type, about, path]),
)}
<h2>Requests</h2>
${table(
  ['Time', 'Request', 'Content type', 'Status'],
  [...requests]
    .reverse()
    .map(({ at, method, path, contentType, status }) => [
      time(at),
      `${method} ${path}`,
      contentType ?? '',
      status === null ? 'none' : String(status),
    ]),
)}
</body></html>
`
}
