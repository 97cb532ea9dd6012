import { part, write } from '../../tools/parts'
import {
  currentOf,
  fillReply,
  type Folder,
  idsIn,
  type Inbox,
  type Message,
  type Mode,
  type Status,
  visitor,
} from './inbox-state'

/** All elements with an attribute, with its value. */
export const parts = (root: Element, name: string): readonly (readonly [HTMLElement, string])[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((element) => [
    element,
    element.getAttribute(`data-${name}`) ?? '',
  ])

/** The name of the person whom a conversation is assigned to. */
export const ownerName = (root: Element, owner: string): string =>
  root.querySelector<HTMLInputElement>(`[data-assign][value="${owner}"]`)?.dataset.assign ?? ''

/** The first name of the customer of a conversation. */
export const customerOf = (id: string): string => document.getElementById(id)?.dataset.talk ?? ''

export const statusLabels: Readonly<Record<Status, string>> = {
  open: 'Open',
  snoozed: 'Snoozed until tomorrow',
  closed: 'Closed',
}

const labelsOf = (mode: Mode, customer: string) =>
  mode === 'reply'
    ? { field: `Reply to ${customer}`, button: 'Send', what: `replied to ${customer}` }
    : { field: 'Note for your colleagues, never for customers', button: 'Add note', what: 'left a note' }

/** Adds and removes what is new and what has been taken back. */
function drawMessages(list: HTMLElement, messages: readonly Message[], blank: Element, customer: string): void {
  if (list.children.length > messages.length) list.replaceChildren()
  for (const { mode, text } of messages.slice(list.children.length)) {
    const message = blank.cloneNode(true) as HTMLElement
    message.dataset.from = mode
    write(part(message, 'what'), labelsOf(mode, customer).what)
    write(part(message, 'text'), text)
    list.append(message)
  }
}

/** Shows an inbox: the list, the conversation beside it, and the controls that apply to it. */
export function drawInbox(root: HTMLElement, inbox: Inbox): void {
  const { conversations, current, folder, mode, tried, undoable } = inbox
  const { owner, status, drafts } = currentOf(inbox)
  const customer = customerOf(current)
  const shown = idsIn(inbox, folder)
  const blank = part(root, 'blank')?.firstElementChild
  const check = (name: string, value: string | undefined): void => {
    for (const radio of root.querySelectorAll<HTMLInputElement>(`[data-${name}]`)) radio.checked = radio.value === value
  }
  const show = (element: Element | null, isShown: boolean): void => {
    element?.toggleAttribute('hidden', !isShown)
  }

  root.toggleAttribute('data-is-reading', inbox.isReading)
  for (const [item, id] of parts(root, 'item')) {
    show(item, shown.includes(id))
    if (id === current) item.querySelector('a')?.setAttribute('aria-current', 'true')
    else item.querySelector('a')?.removeAttribute('aria-current')
    const taken = conversations[id]?.owner
    write(part(item, 'owner'), taken === undefined ? '' : taken === visitor ? 'You' : ownerName(root, taken))
  }
  show(part(root, 'empty'), shown.length === 0)
  for (const [talk] of parts(root, 'talk')) {
    const conversation = conversations[talk.id]
    const added = part(talk, 'added')
    if (!conversation) continue
    talk.toggleAttribute('data-is-current', talk.id === current)
    part(talk, 'state')?.setAttribute('data-state', conversation.status)
    write(part(talk, 'state'), statusLabels[conversation.status])
    if (added && blank) drawMessages(added, conversation.added, blank, talk.dataset.talk ?? '')
  }
  for (const [count, name] of parts(root, 'count')) {
    const { length } = idsIn(inbox, name as Folder)
    write(count, length > 0 ? String(length) : '')
  }
  check('folder', folder)
  check('assign', owner)
  check('mode-to', mode)
  for (const [button, to] of parts(root, 'status-to')) show(button, (to === 'open') !== (status === 'open'))

  const labels = labelsOf(mode, customer)
  const field = root.querySelector<HTMLTextAreaElement>('textarea')
  if (field && field.value !== drafts[mode]) field.value = drafts[mode]
  write(part(root, 'label'), labels.field)
  write(part(root, 'send'), labels.button)
  for (const [button, text] of parts(root, 'insert')) write(part(button, 'preview'), fillReply(text, customer))
  part(root, 'composer')?.setAttribute('data-mode', mode)

  show(part(root, 'sent'), undoable !== undefined)
  if (undoable !== undefined) write(part(root, 'sent-to'), `Sent to ${customerOf(undoable)}.`)
  for (const [item, task] of parts(root, 'task')) {
    const isDone = tried.some((one) => one === task)
    item.toggleAttribute('data-is-done', isDone)
    show(part(item, 'done'), isDone)
  }
}
