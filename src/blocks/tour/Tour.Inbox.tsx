import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import type { Action } from '../../mapping/parts.cms'
import { WithoutScript } from '../../tools/Tool.styles'
import { ActionButtons, Button } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Prose } from '../../ui/Prose/Prose'
import { Heading, Text, VisuallyHidden } from '../../ui/Typography/Typography'
import { type Folder, folders, type Mode, modes, type Task, tasks, visitor } from './inbox-state'
import * as S from './Tour.Inbox.styles'

export interface Person {
  readonly id: string
  readonly name: string
  /** What the team knows about a customer. */
  readonly about?: string
  /** A face; decoration, because the name is beside it. */
  readonly picture?: Picture
}

export interface InboxConversation {
  /** The end of links to the conversation. */
  readonly id: string
  readonly subject: string
  readonly customer: Person
  /** When and how the message came. */
  readonly received: string
  readonly bodyHtml: string
  /** Who has left the note. Without a note, who is reading, too. */
  readonly colleague?: Person
  readonly note?: string
}

export interface SavedReply {
  readonly id: string
  readonly title: string
  /** `{name}` stands for the first name of the customer. */
  readonly text: string
}

export interface InboxProps {
  /** The id of the block, unique in the page. */
  readonly id: string
  /** Whose inbox it is. */
  readonly title: string
  readonly conversations: readonly InboxConversation[]
  readonly people: readonly Person[]
  readonly replies: readonly SavedReply[]
  readonly withoutScript: string
  /** Shown with the buttons once everything has been tried. */
  readonly ending: string
  readonly primary: Action
  readonly secondary?: Action
}

const taskLabels: Readonly<Record<Task, string>> = {
  assign: 'Assign a conversation',
  note: 'Leave a note',
  insert: 'Use a saved reply',
  send: 'Send an answer',
  close: 'Close or snooze it',
}

const folderLabels: Readonly<Record<Folder, string>> = {
  inbox: 'Inbox',
  mine: 'Mine',
  snoozed: 'Snoozed',
  closed: 'Closed',
}

const folderIcons = { inbox: 'inbox', mine: 'star', snoozed: 'clock', closed: 'check' } as const

const modeLabels: Readonly<Record<Mode, string>> = { reply: 'Reply', note: 'Note' }

const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'assign'],
  ['n', 'note'],
  ['r', 'reply'],
  ['/', 'saved replies'],
] as const

const firstName = (name: string): string => name.split(' ')[0] ?? name

/**
 * An inbox to try. Without JavaScript, the conversations are below each other. With scripting enabled, CSS shows one of
 * them, the one in the address; elements with `data-tool` stay hidden until `run-inbox.ts` has loaded.
 */
export function Inbox(props: InboxProps) {
  const { id, title, conversations, people, replies, withoutScript, ending, primary, secondary } = props
  const listId = `${id}-list`
  return (
    <S.Root data-inbox="">
      <noscript>
        <WithoutScript>{withoutScript}</WithoutScript>
      </noscript>
      <S.Tasks hidden role="list" aria-label="Things to try" data-tool="">
        {tasks.map((task) => (
          <li key={task} data-task={task}>
            <Icon name="check" size={16} />
            <span>
              <VisuallyHidden hidden data-done="">
                Done:{' '}
              </VisuallyHidden>
              {taskLabels[task]}
            </span>
          </li>
        ))}
      </S.Tasks>
      <S.Window role="group" aria-label={title} tabIndex={-1} data-surface="white">
        <S.Side data-surface="night">
          <S.Company>{title}</S.Company>
          <Folders id={id} />
        </S.Side>
        <S.List id={listId} aria-label="Conversations">
          <ul>
            {conversations.map(({ id: key, customer, subject }) => (
              <li key={key} data-item={key}>
                <a href={`#${key}`}>
                  <Face person={customer} />
                  <S.Line>
                    <strong>{customer.name}</strong>
                    <span>{subject}</span>
                  </S.Line>
                  <S.Owner data-owner="" />
                </a>
              </li>
            ))}
          </ul>
          <S.Empty hidden data-empty="">
            Nothing here.
          </S.Empty>
        </S.List>
        <S.Pane data-pane="">
          <S.Back href={`#${listId}`} data-back="">
            <Icon name="chevron-right" size={18} />
            Conversations
          </S.Back>
          <Toolbar id={id} people={people} />
          {conversations.map((conversation) => (
            <Talk key={conversation.id} conversation={conversation} />
          ))}
          <S.Sent hidden data-sent="">
            <p data-sent-to="" />
            <S.SmallButton variant="secondary" data-undo="">
              Undo
            </S.SmallButton>
          </S.Sent>
          <Composer id={id} replies={replies} />
        </S.Pane>
        <S.Foot hidden data-tool="">
          <p role="status" data-status="" />
          <S.Keys>
            {shortcuts.map(([key, label]) => (
              <span key={key}>
                <kbd>{key}</kbd> {label}
              </span>
            ))}
          </S.Keys>
        </S.Foot>
      </S.Window>
      <S.Ending hidden data-surface="night" data-ending="">
        <Text size="lead">{ending}</Text>
        <ActionButtons primary={primary} secondary={secondary} size="medium" />
      </S.Ending>
      <ul hidden data-blank="">
        <S.Message>
          <p>
            <strong>You</strong> <S.Soft data-what="" />
          </p>
          <S.Written data-text="" />
        </S.Message>
      </ul>
    </S.Root>
  )
}

function Face({ person: { name, picture } }: { readonly person: Pick<Person, 'name' | 'picture'> }) {
  return <S.Face aria-hidden="true">{picture ? <Image picture={picture} /> : name.charAt(0)}</S.Face>
}

function Folders({ id }: { readonly id: string }) {
  return (
    <S.Folders hidden data-tool="">
      <legend>
        <VisuallyHidden>Folder</VisuallyHidden>
      </legend>
      {folders.map((folder) => (
        <label key={folder}>
          <input type="radio" name={`${id}-folder`} value={folder} defaultChecked={folder === 'inbox'} data-folder="" />
          <Icon name={folderIcons[folder]} size={18} />
          {folderLabels[folder]}
          <S.Count data-count={folder} />
        </label>
      ))}
    </S.Folders>
  )
}

function Toolbar({ id, people }: Pick<InboxProps, 'id' | 'people'>) {
  return (
    <S.Toolbar hidden data-tool="">
      <S.Owners>
        <legend>Assigned to</legend>
        {[{ id: visitor, name: 'You' }, ...people].map((person) => (
          <label key={person.id}>
            <input
              type="radio"
              name={`${id}-owner`}
              value={person.id}
              data-assign={person.id === visitor ? 'you' : person.name}
            />
            <Face person={person} />
            {person.name}
          </label>
        ))}
      </S.Owners>
      <S.Buttons>
        <S.SmallButton variant="secondary" data-status-to="snoozed">
          Snooze
        </S.SmallButton>
        <S.SmallButton variant="secondary" data-status-to="closed">
          Close
        </S.SmallButton>
        <S.SmallButton hidden variant="secondary" data-status-to="open">
          Reopen
        </S.SmallButton>
      </S.Buttons>
    </S.Toolbar>
  )
}

function Talk({ conversation }: { readonly conversation: InboxConversation }) {
  const { id, subject, customer, received, bodyHtml, colleague, note } = conversation
  return (
    <S.Talk id={id} aria-labelledby={`${id}-subject`} data-talk={firstName(customer.name)}>
      <S.Head>
        <div>
          <Heading level={3} id={`${id}-subject`} tabIndex={-1}>
            {subject}
          </Heading>
          <S.Soft as="p">{[customer.name, customer.about].filter(Boolean).join(' · ')}</S.Soft>
        </div>
        <S.Status data-state="open">Open</S.Status>
      </S.Head>
      <S.Thread role="list">
        <S.Message data-from="customer">
          <Face person={customer} />
          <p>
            <strong>{firstName(customer.name)}</strong> <S.Soft>{received}</S.Soft>
          </p>
          <Prose html={bodyHtml} />
        </S.Message>
        {colleague && note && (
          <S.Message data-from="note">
            <Face person={colleague} />
            <p>
              <strong>{colleague.name}</strong> <S.Soft>left a note</S.Soft>
            </p>
            <p>{note}</p>
          </S.Message>
        )}
      </S.Thread>
      <S.Thread role="list" data-added="" />
      {colleague && !note && (
        <S.Reading>
          <Face person={colleague} />
          {colleague.name} is reading this, too.
        </S.Reading>
      )}
    </S.Talk>
  )
}

function Composer({ id, replies }: Pick<InboxProps, 'id' | 'replies'>) {
  return (
    <S.Composer hidden as="form" data-tool="" data-composer="" data-mode="reply">
      <S.Modes>
        <legend>
          <VisuallyHidden>What to write</VisuallyHidden>
        </legend>
        {modes.map((mode) => (
          <label key={mode}>
            <input type="radio" name={`${id}-mode`} value={mode} defaultChecked={mode === 'reply'} data-mode-to="" />
            {modeLabels[mode]}
          </label>
        ))}
      </S.Modes>
      <S.Saved data-saved="">
        <summary>
          Saved replies
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul>
          {replies.map(({ id: key, title, text }) => (
            <li key={key}>
              <button type="button" data-insert={text}>
                <strong>{title}</strong>
                <span data-preview="" />
              </button>
            </li>
          ))}
        </ul>
      </S.Saved>
      <label htmlFor={`${id}-text`} data-label="">
        Reply
      </label>
      <textarea id={`${id}-text`} rows={4} maxLength={2000} autoComplete="off" data-draft="" />
      <Button type="submit" data-send="">
        Send
      </Button>
    </S.Composer>
  )
}
