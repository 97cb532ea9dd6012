import { SmallButton, WithoutScript } from '../../tools/Tool.styles'
import { ActionButtons } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { VisuallyHidden } from '../../ui/Typography/Typography'
import { type Task, tasks, visitor } from './inbox-state'
import type { InboxProps } from './tour.cms'
import { Composer } from './Tour.Inbox.Composer'
import { InboxList } from './Tour.Inbox.List'
import * as S from './Tour.Inbox.styles'
import { BlankMessage, Face, Talk } from './Tour.Inbox.Talk'

const taskLabels: Readonly<Record<Task, string>> = {
  assign: 'Assign a conversation',
  note: 'Leave a note',
  insert: 'Use a saved reply',
  send: 'Send an answer',
  close: 'Close or snooze it',
}

const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'assign'],
  ['n', 'note'],
  ['r', 'reply'],
  ['/', 'saved replies'],
] as const

/**
 * The sample inbox. Without JavaScript, the conversations are below each other. With scripting enabled, CSS shows one
 * of them, the one in the address; elements with `data-tool` stay hidden until `start-inbox.ts` has loaded.
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
        <InboxList {...props} listId={listId} />
        <S.Pane data-pane="">
          <S.Back href={`#${listId}`} data-back="">
            <Icon name="chevron-right" size={18} />
            Conversations
          </S.Back>
          <Toolbar id={id} people={people} />
          {conversations.map((conversation) => (
            <Talk key={conversation.id} conversation={conversation} />
          ))}
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
        <p>{ending}</p>
        <ActionButtons primary={primary} secondary={secondary} />
      </S.Ending>
      <BlankMessage />
    </S.Root>
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
        <SmallButton variant="secondary" data-status-to="snoozed">
          Snooze
        </SmallButton>
        <SmallButton variant="secondary" data-status-to="closed">
          Close
        </SmallButton>
        <SmallButton hidden variant="secondary" data-status-to="open">
          Reopen
        </SmallButton>
      </S.Buttons>
    </S.Toolbar>
  )
}
