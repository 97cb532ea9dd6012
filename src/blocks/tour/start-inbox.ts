import { track } from '../../analytics/analytics'
import { isPlainClick } from '../../lib/browser'
import { part } from '../../tools/parts'
import { listenIn, runEach } from '../../tools/run-each'
import { customerOf, drawInbox, ownerName, parts, statusLabels } from './draw-inbox'
import {
  changeInbox,
  fillReply,
  folders,
  idBeside,
  type InboxChange,
  type Mode,
  modes,
  newInbox,
  statuses,
  tasks,
} from './inbox-state'

/** How long a reply can be taken back, in ms. The bar of `Sent` in Tour.Inbox.Composer.styles.ts shows it. */
const undoMs = 10_000

/** How often to ask whether the visitor is still at the button, in ms. */
const waitMs = 1000

/** Runs the inboxes to try, `[data-inbox]`. */
export function startInbox(root: Document): void {
  runEach(root, '[data-inbox]', runInbox)
}

/**
 * Shows the controls of a sample inbox and applies what the visitor does. The hash of the address can name a
 * conversation to open. Keys work only while the focus is inside, and not while typing.
 */
function runInbox(root: HTMLElement, signal: AbortSignal): void {
  const ids = parts(root, 'item').map(([, id]) => id)
  let inbox = newInbox(ids, root.ownerDocument.location.hash.slice(1))
  let isUsed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const field = root.querySelector('textarea')
  const saved = root.querySelector<HTMLDetailsElement>('[data-saved]')

  const say = (text: string): void => {
    const status = part(root, 'status')
    if (status) status.textContent = text
  }

  const finish = (): void => {
    const ending = part(root, 'ending')
    if (!ending?.hidden) return
    ending.hidden = false
    // The focus moves first, which scrolls too.
    queueMicrotask(() => ending.scrollIntoView({ block: 'nearest' }))
    track({ name: 'Finished Inbox' })
  }

  /** @returns whether anything has changed */
  const apply = (change: InboxChange, message = ''): boolean => {
    const next = changeInbox(inbox, change)
    if (next === inbox) return false
    const isLast = inbox.tried.length < tasks.length && next.tried.length === tasks.length
    inbox = next
    drawInbox(root, inbox)
    if (message !== '') say(isLast ? `${message} You’ve tried everything.` : message)
    if (!isUsed) track({ name: 'Tried Inbox' })
    isUsed = true
    if (isLast) finish()
    return true
  }

  const focusTalk = (options?: FocusOptions): void => {
    document.getElementById(inbox.current)?.querySelector('h3')?.focus(options)
  }

  const open = (id: string | undefined): void => {
    if (id !== undefined && apply({ type: 'open', id })) focusTalk()
  }

  const backToList = (): void => {
    apply({ type: 'list' })
    const items = parts(root, 'item').filter(([item]) => !item.hidden)
    const [item] = items.find(([, id]) => id === inbox.current) ?? items[0] ?? []
    item?.querySelector('a')?.focus()
  }

  const closeSaved = (): void => {
    if (saved) saved.open = false
  }

  const setMode = (mode: Mode): void => {
    apply({ type: 'mode', mode })
    closeSaved()
  }

  const compose = (mode: Mode): void => {
    setMode(mode)
    field?.focus()
  }

  const openSaved = (): void => {
    setMode('reply')
    if (saved) saved.open = true
    saved?.querySelector('button')?.focus()
  }

  const insert = (text: string): void => {
    const name = customerOf(inbox.current)
    apply({ type: 'insert', text: fillReply(text, name) }, `Inserted, with ${name}’s name. Change it as you like.`)
    closeSaved()
    field?.focus()
  }

  /** The reply stays a while longer for a visitor who is at the button. */
  const deliver = (): void => {
    const button = part(root, 'undo')
    if (button?.matches(':hover, :focus-visible')) {
      timer = setTimeout(deliver, waitMs)
      return
    }
    const hadFocus = button !== null && button === root.ownerDocument.activeElement
    apply({ type: 'deliver' })
    // The visitor may have scrolled away.
    if (hadFocus) focusTalk({ preventScroll: true })
  }

  const add = (): void => {
    const isReply = inbox.mode === 'reply'
    const customer = customerOf(inbox.current)
    const message = isReply
      ? `Sent to ${customer}. You have ten seconds to undo it.`
      : `Only your colleagues see this note, and ${customer} never does.`
    if (!apply({ type: 'add' }, message)) {
      say(isReply ? 'Write a reply first, or use a saved one.' : 'Write a note first.')
      field?.focus()
      return
    }
    if (!isReply) return
    const sent = part(root, 'sent')
    // The bar of an earlier reply starts again in a new element.
    sent?.replaceWith(sent.cloneNode(true))
    clearTimeout(timer)
    timer = setTimeout(deliver, undoMs)
    part(root, 'undo')?.focus()
  }

  const undo = (): void => {
    clearTimeout(timer)
    apply({ type: 'undo' }, 'Not sent. Your reply is a draft again.')
    field?.focus()
  }

  const setStatus = (value: string | undefined): void => {
    const status = statuses.find((one) => one === value)
    if (!status) return
    apply({ type: 'status', status }, `${statusLabels[status]}.`)
    // The button is hidden now.
    focusTalk({ preventScroll: true })
  }

  const clicks: Readonly<Record<string, (element: HTMLElement) => void>> = {
    '[data-item] a': (link) => open(link.closest<HTMLElement>('[data-item]')?.dataset.item),
    '[data-back]': backToList,
    '[data-status-to]': ({ dataset }) => setStatus(dataset.statusTo),
    '[data-insert]': ({ dataset }) => insert(dataset.insert ?? ''),
    '[data-undo]': undo,
  }

  const keys: Readonly<Record<string, () => void>> = {
    j: () => open(idBeside(inbox, 1)),
    k: () => open(idBeside(inbox, -1)),
    a: () => {
      const person = root.querySelector<HTMLElement>('[data-assign]:checked') ?? part(root, 'assign')
      person?.focus()
    },
    n: () => compose('note'),
    r: () => compose('reply'),
    '/': openSaved,
  }

  const on = listenIn(root, signal)

  on('click', (event, target) => {
    for (const [selector, act] of Object.entries(clicks)) {
      const element = target.closest<HTMLElement>(selector)
      if (!element || !isPlainClick(event)) continue
      event.preventDefault()
      act(element)
    }
  })
  on('change', (_event, target) => {
    if (!(target instanceof HTMLInputElement)) return
    const { value, dataset } = target
    const folder = folders.find((one) => one === value)
    const mode = modes.find((one) => one === value)
    if (dataset.folder !== undefined && folder) apply({ type: 'folder', folder })
    if (dataset.modeTo !== undefined && mode) setMode(mode)
    if (dataset.assign !== undefined) {
      apply({ type: 'assign', owner: value }, `Assigned to ${ownerName(root, value)}.`)
    }
  })
  on('input', (_event, target) => {
    if (target instanceof HTMLTextAreaElement) apply({ type: 'write', text: target.value })
  })
  on('submit', (event) => {
    event.preventDefault()
    add()
  })
  on('keydown', (event, target) => {
    const { key, altKey, ctrlKey, metaKey, isComposing } = event
    if (isComposing) return
    const isTyping = target === field
    const act = (run: () => void): void => {
      event.preventDefault()
      run()
    }
    if (key === 'Escape' && saved?.open) act(() => compose('reply'))
    else if (key === 'Escape' && isTyping) act(() => focusTalk())
    else if (key === 'Enter' && isTyping && (ctrlKey || metaKey)) act(add)
    else if (key === '/' && isTyping && inbox.mode === 'reply' && field.value === '') act(openSaved)
    else if (!isTyping && !altKey && !ctrlKey && !metaKey) {
      const run = keys[key]
      if (run) act(run)
    }
  })
  signal.addEventListener('abort', () => clearTimeout(timer))

  root.dataset.isRunning = ''
  for (const [tool] of parts(root, 'tool')) tool.hidden = false
  drawInbox(root, inbox)
}
