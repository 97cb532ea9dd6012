import type { Profile, SelectedVariantInfo } from '@ninetailed/experience.js-shared'
import { escapeHtml } from '../../src/lib/text'
import { eventsOf, type LoggedRequest } from './event-log'
import { type FaultName, faultNames } from './http'
import type { ExperienceContent } from './read-content'

interface LogPageState {
  readonly prefix: string
  readonly requests: readonly LoggedRequest[]
  readonly visitors: readonly { readonly profile: Profile; readonly experiences: readonly SelectedVariantInfo[] }[]
  readonly names: ExperienceContent
  readonly fault: FaultName
  readonly warnings: readonly string[]
}

const nameOf = (known: readonly { readonly id: string; readonly name?: string }[], id: string): string =>
  known.find((each) => each.id === id)?.name ?? id

const section = (title: string, items: readonly unknown[]): string =>
  `<h2>${title} (${items.length})</h2>
<pre tabindex="0">${items.map((item) => escapeHtml(JSON.stringify(item))).join('\n')}</pre>`

/** Lists the visitors, events and requests, newest first, with forms for faults. */
export function logPage({ prefix, requests, visitors, names, fault, warnings }: LogPageState): string {
  const form = (content: string): string => `<form method="post" action="${prefix}/control">${content}</form>`
  const options = faultNames.map((name) => `<option${name === fault ? ' selected' : ''}>${name}</option>`)
  const known = visitors.map(({ profile: { id, session, location, audiences, traits }, experiences }) => ({
    id,
    visit: session.count,
    location,
    traits,
    audiences: audiences.map((audience) => nameOf(names.audiences, audience)),
    experiences: experiences.map(
      ({ experienceId, variantIndex }) => `${nameOf(names.experiences, experienceId)}: ${variantIndex || 'baseline'}`,
    ),
  }))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Personalization stand-in</title>
<meta name="viewport" content="width=device-width">
<style>:root { color-scheme: light dark; font-family: system-ui } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
</head><body><h1>Personalization stand-in</h1>
<p>Nothing leaves this machine. <a href="${prefix}/">Reload</a> <a href="${prefix}/log">Requests as JSON</a></p>
${warnings.map((warning) => `<p><strong>${escapeHtml(warning)}</strong></p>`).join('')}
${form(`<label>Fault <select name="fault">${options.join('')}</select></label>
<button>Switch on</button>`)}
${form('<input type="hidden" name="newSession" value="1"><button>Start new visits</button>')}
${form('<input type="hidden" name="reset" value="1"><button>Forget everything</button>')}
${section('Visitors', known)}
${section('Events', requests.flatMap(eventsOf).reverse())}
${section('Requests', requests.toReversed())}
</body></html>
`
}
