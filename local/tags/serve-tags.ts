import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Routes } from '../../server/create-server'
import { tagsFolder, vendorByFileName } from './tags-config'

/** Milliseconds before a script with the fault `hang` is sent. */
const hangMs = 60_000

const javascript = 'text/javascript; charset=utf-8'
const plainText = 'text/plain; charset=utf-8'

/** Records that the stand-in has loaded, then starts it. */
const wrap = (vendor: string, code: string, settings: Readonly<Record<string, string>>): string => {
  const name = JSON.stringify(vendor)
  return `;(() => {
${code}
window.__tags ??= []
const record = (call, ...args) => { window.__tags.push({ vendor: ${name}, call, args }) }
record('load')
window.__standIns[${name}](record, ${JSON.stringify(settings)})
})()
`
}

const answer = (response: ServerResponse, status: number, contentType: string, body: string): void => {
  response.writeHead(status, {
    'Content-Type': contentType,
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  response.end(body)
}

/** Serves stand-ins below `/_tags/`. `?fault=` hangs for a minute or fails. For other options, see `TagSwitches`. */
export const serveTags: Routes = async (request, response) => {
  if (!request.url?.startsWith(tagsFolder)) return false
  const [file = '', query] = request.url.slice(tagsFolder.length).split('?')
  const vendor = file.endsWith('.js') ? vendorByFileName.get(file.slice(0, -'.js'.length)) : undefined
  if (vendor === undefined) {
    answer(response, 404, plainText, 'No such stand-in\n')
    return true
  }

  const { fault, ...switches } = Object.fromEntries(new URLSearchParams(query))
  if (fault === 'fail') {
    answer(response, 503, javascript, '')
    return true
  }
  if (fault === 'hang') await Promise.race([setTimeout(hangMs, undefined, { ref: false }), once(response, 'close')])
  const code = await readFile(path.join(__dirname, 'stand-ins.js'), 'utf8')
  if (!response.destroyed) answer(response, 200, javascript, wrap(vendor, code, switches))
  return true
}
