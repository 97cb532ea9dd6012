import type { Action } from '../../mapping/parts.cms'
import { WithoutScript } from '../../tools/Tool.styles'
import { ActionButtons } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Text, VisuallyHidden } from '../../ui/Typography/Typography'
import { type Folder, folders, type Task, tasks, visitor } from './inbox-state'
import { Composer, type SavedReply } from './Tour.Inbox.Composer'
import * as S from './Tour.Inbox.styles'
import { Face, type InboxConversation, type Person, Talk } from './Tour.Inbox.Talk'

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
  open: 'Inbox',
  mine: 'Mine',
  snoozed: 'Snoozed',
  closed: 'Closed',
}

const folderIcons = { open: 'inbox', mine: 'star', snoozed: 'clock', closed: 'check' } as const

const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'assign'],
  ['n', 'note'],
  ['r', 'reply'],
  ['/', 'saved replies'],
] as const

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

function Folders({ id }: { readonly id: string }) {
  return (
    <S.Folders hidden data-tool="">
      <legend>
        <VisuallyHidden>Folder</VisuallyHidden>
      </legend>
      {folders.map((folder) => (
        <label key={folder}>
          <input type="radio" name={`${id}-folder`} value={folder} defaultChecked={folder === 'open'} data-folder="" />
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
