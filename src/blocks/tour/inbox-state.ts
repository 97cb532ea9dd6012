/** The state of the sample inbox. Everything in it is forgotten when the visitor leaves the page. */

export const statuses = ['open', 'snoozed', 'closed'] as const
export type Status = (typeof statuses)[number]

/** One for each status, and one for the visitor's own open conversations. */
export const folders = ['open', 'mine', 'snoozed', 'closed'] as const
export type Folder = (typeof folders)[number]

/** What visitors can write: to the customer, or to their colleagues. */
export const modes = ['reply', 'note'] as const
export type Mode = (typeof modes)[number]

/** The tasks that the sample inbox suggests. */
export const tasks = ['assign', 'note', 'insert', 'send', 'close'] as const
export type Task = (typeof tasks)[number]

/** The visitor, among the people that conversations can be assigned to. */
export const visitor = 'you'

export interface Message {
  readonly mode: Mode
  readonly text: string
}

interface Conversation {
  /** The id of a person. */
  readonly owner?: string
  readonly status: Status
  /** What the visitor has added. */
  readonly added: readonly Message[]
  readonly drafts: Readonly<Record<Mode, string>>
}

export interface Inbox {
  readonly conversations: Readonly<Record<string, Conversation>>
  readonly folder: Folder
  /** The id of the conversation beside the list. */
  readonly current: string
  /** Whether a phone shows the conversation in place of the list. */
  readonly isReading: boolean
  readonly mode: Mode
  /** The id of the conversation whose last reply can be taken back. */
  readonly undoable?: string
  readonly tried: readonly Task[]
}

export type InboxChange =
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'list' }
  | { readonly type: 'folder'; readonly folder: Folder }
  | { readonly type: 'assign'; readonly owner: string }
  | { readonly type: 'status'; readonly status: Status }
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'insert'; readonly text: string }
  | { readonly type: 'add' }
  | { readonly type: 'undo' }
  | { readonly type: 'deliver' }

const untouched: Conversation = { status: 'open', added: [], drafts: { reply: '', note: '' } }

/**
 * An inbox with open conversations that nobody has taken.
 *
 * @param ids of the conversations, at least one
 * @param opened the conversation to read; the first one beside the list if it is unknown
 */
export function newInbox(ids: readonly string[], opened = ''): Inbox {
  const isReading = ids.includes(opened)
  return {
    conversations: Object.fromEntries(ids.map((id) => [id, untouched])),
    folder: 'open',
    current: isReading ? opened : (ids[0] ?? ''),
    isReading,
    mode: 'reply',
    tried: [],
  }
}

export const currentOf = ({ conversations, current }: Inbox): Conversation => conversations[current] ?? untouched

/** The ids of the conversations in a folder, in the order of the list. */
export const idsIn = ({ conversations }: Inbox, folder: Folder): readonly string[] =>
  Object.keys(conversations).filter((id) => {
    const { status, owner } = conversations[id] ?? untouched
    return folder === 'mine' ? status === 'open' && owner === visitor : status === folder
  })

/** The next (1) or previous (-1) conversation of the folder, also if the current one has just left it. */
export function idBeside(inbox: Inbox, step: 1 | -1): string | undefined {
  const ids = Object.keys(inbox.conversations)
  const shown = idsIn(inbox, inbox.folder)
  const isBeyond = (id: string): boolean => Math.sign(ids.indexOf(id) - ids.indexOf(inbox.current)) === step
  return step === 1 ? shown.find(isBeyond) : shown.findLast(isBeyond)
}

/** Puts the first name of the customer into a saved reply. */
export const fillReply = (text: string, name: string): string => text.replaceAll('{name}', name)

/** The inbox with a changed conversation. */
function update(inbox: Inbox, id: string, change: Partial<Conversation>, task?: Task): Inbox {
  const conversation = { ...(inbox.conversations[id] ?? untouched), ...change }
  const tried = task && !inbox.tried.includes(task) ? [...inbox.tried, task] : inbox.tried
  return { ...inbox, conversations: { ...inbox.conversations, [id]: conversation }, tried }
}

const joined = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n\n')

function add(inbox: Inbox): Inbox {
  const { current, mode } = inbox
  const { added, drafts } = currentOf(inbox)
  const text = drafts[mode].trim()
  if (text === '') return inbox
  const change = { added: [...added, { mode, text }], drafts: { ...drafts, [mode]: '' } }
  return mode === 'note'
    ? update(inbox, current, change, 'note')
    : { ...update(inbox, current, change, 'send'), undoable: current }
}

/** Takes the last reply back, opens its conversation, and makes the reply a draft again. */
function undo(inbox: Inbox): Inbox {
  const { undoable: id = '', conversations } = inbox
  const { added, drafts } = conversations[id] ?? untouched
  const place = added.findLastIndex(({ mode }) => mode === 'reply')
  const reply = added[place]
  if (!reply) return inbox
  const taken = update(inbox, id, {
    added: added.filter((_, index) => index !== place),
    drafts: { ...drafts, reply: joined(reply.text, drafts.reply) },
  })
  return { ...taken, current: id, isReading: true, mode: 'reply', undoable: undefined }
}

function openFolder(inbox: Inbox, folder: Folder): Inbox {
  const ids = idsIn(inbox, folder)
  const current = ids.includes(inbox.current) ? inbox.current : (ids[0] ?? inbox.current)
  return { ...inbox, folder, current, isReading: false }
}

/**
 * Applies a change by the visitor.
 *
 * @returns the same inbox if nothing has changed
 */
export function changeInbox(inbox: Inbox, change: InboxChange): Inbox {
  const { current, mode } = inbox
  const { owner, status, drafts } = currentOf(inbox)
  switch (change.type) {
    case 'open':
      return change.id in inbox.conversations ? { ...inbox, current: change.id, isReading: true } : inbox
    case 'list':
      return inbox.isReading ? { ...inbox, isReading: false } : inbox
    case 'folder':
      return openFolder(inbox, change.folder)
    case 'assign':
      return change.owner === owner ? inbox : update(inbox, current, { owner: change.owner }, 'assign')
    case 'status':
      return change.status === status
        ? inbox
        : update(inbox, current, { status: change.status }, change.status === 'open' ? undefined : 'close')
    case 'mode':
      return change.mode === mode ? inbox : { ...inbox, mode: change.mode }
    case 'write':
      return change.text === drafts[mode]
        ? inbox
        : update(inbox, current, { drafts: { ...drafts, [mode]: change.text } })
    case 'insert': {
      const reply = joined(drafts.reply, change.text)
      return { ...update(inbox, current, { drafts: { ...drafts, reply } }, 'insert'), mode: 'reply' }
    }
    case 'add':
      return add(inbox)
    case 'undo':
      return undo(inbox)
    case 'deliver':
      return inbox.undoable === undefined ? inbox : { ...inbox, undoable: undefined }
  }
}
