import { changeInbox, currentOf, fillReply, idsIn, type Inbox, type InboxChange, newInbox } from './inbox-state'

const ids = ['maya', 'daniel', 'joe']

const after = (inbox: Inbox, ...changes: readonly InboxChange[]): Inbox => changes.reduce(changeInbox, inbox)
const start = newInbox(ids)
const write = (text: string): InboxChange => ({ type: 'write', text })

it('starts with the first conversation beside the list, or reads the one in the address', () => {
  expect(newInbox(ids, 'contact-us')).toMatchObject({ current: 'maya', isReading: false })
  expect(newInbox(ids, 'joe')).toMatchObject({ current: 'joe', isReading: true })
})

it('puts conversations into folders by status and owner', () => {
  const sorted = after(
    start,
    { type: 'assign', owner: 'you' },
    { type: 'open', id: 'daniel' },
    { type: 'assign', owner: 'priya' },
    { type: 'status', status: 'snoozed' },
    { type: 'open', id: 'joe' },
    { type: 'status', status: 'closed' },
  )
  expect(idsIn(sorted, 'open')).toEqual(['maya'])
  expect(idsIn(sorted, 'mine')).toEqual(['maya'])
  expect(idsIn(sorted, 'snoozed')).toEqual(['daniel'])
  expect(idsIn(sorted, 'closed')).toEqual(['joe'])
})

it('shows the first conversation of a folder, or keeps the current one if there is none', () => {
  const closed = after(start, { type: 'open', id: 'joe' }, { type: 'status', status: 'closed' })
  expect(after(closed, { type: 'folder', folder: 'open' })).toMatchObject({ current: 'maya', isReading: false })
  expect(after(closed, { type: 'folder', folder: 'mine' }).current).toBe('joe')
})

it('adds a note, and keeps the draft of the reply', () => {
  const noted = after(start, write('Dear Maya'), { type: 'mode', mode: 'note' }, write(' Packed? '), { type: 'add' })
  expect(currentOf(noted)).toMatchObject({
    added: [{ mode: 'note', text: 'Packed?' }],
    drafts: { reply: 'Dear Maya', note: '' },
  })
  expect(noted.undoable).toBeUndefined()
})

it('keeps a draft for each conversation', () => {
  const left = after(start, write('Dear Maya'), { type: 'open', id: 'joe' })
  expect(currentOf(left).drafts.reply).toBe('')
  expect(currentOf(after(left, { type: 'open', id: 'maya' })).drafts.reply).toBe('Dear Maya')
})

it('inserts a saved reply below what is there, as a reply', () => {
  const inserted = after(
    start,
    write('Hello!'),
    { type: 'mode', mode: 'note' },
    { type: 'insert', text: 'It is back.' },
  )
  expect(inserted.mode).toBe('reply')
  expect(currentOf(inserted).drafts.reply).toBe('Hello!\n\nIt is back.')
  expect(fillReply('Hi {name}, {name}!', 'Maya')).toBe('Hi Maya, Maya!')
})

describe('a reply that has been sent', () => {
  const sent = after(start, write('It leaves tonight.'), { type: 'add' })

  it('becomes a draft again, before what has been written since and after a note', () => {
    const taken = after(
      sent,
      write('PS'),
      { type: 'mode', mode: 'note' },
      write('Sent!'),
      { type: 'add' },
      { type: 'open', id: 'joe' },
      { type: 'undo' },
    )
    expect(taken).toMatchObject({ current: 'maya', mode: 'reply', undoable: undefined })
    expect(currentOf(taken)).toMatchObject({
      added: [{ mode: 'note', text: 'Sent!' }],
      drafts: { reply: 'It leaves tonight.\n\nPS' },
    })
  })

  it('stays once it is delivered', () => {
    const delivered = after(sent, { type: 'deliver' })
    expect(after(delivered, { type: 'undo' })).toBe(delivered)
    expect(currentOf(delivered).added).toHaveLength(1)
  })
})

it('counts what has been tried, once each', () => {
  const tried = after(
    start,
    { type: 'assign', owner: 'you' },
    { type: 'assign', owner: 'tom' },
    { type: 'insert', text: 'Hi' },
    { type: 'add' },
    { type: 'mode', mode: 'note' },
    write('Done'),
    { type: 'add' },
    { type: 'status', status: 'snoozed' },
    { type: 'status', status: 'open' },
  )
  expect(tried.tried).toEqual(['assign', 'insert', 'send', 'note', 'close'])
})

it.each<[string, InboxChange]>([
  ['an unknown conversation', { type: 'open', id: 'nobody' }],
  ['the same status', { type: 'status', status: 'open' }],
  ['the same mode', { type: 'mode', mode: 'reply' }],
  ['the same text', write('')],
  ['an empty reply', { type: 'add' }],
  ['nothing to take back', { type: 'undo' }],
  ['nothing to deliver', { type: 'deliver' }],
])('does not change with %s', (_name, change) => {
  expect(changeInbox(start, change)).toBe(start)
})
