import { Icon } from '../../ui/Icon/Icon'
import { VisuallyHidden } from '../../ui/Typography/Typography'
import { type Folder, folders } from './inbox-state'
import type { InboxProps } from './tour.cms'
import * as S from './Tour.Inbox.List.styles'
import { Face } from './Tour.Inbox.Talk'

const folderLabels: Readonly<Record<Folder, string>> = {
  open: 'Inbox',
  mine: 'Mine',
  snoozed: 'Snoozed',
  closed: 'Closed',
}

const folderIcons = { open: 'inbox', mine: 'star', snoozed: 'clock', closed: 'check' } as const

interface InboxListProps extends Pick<InboxProps, 'id' | 'title' | 'conversations'> {
  readonly listId: string
}

/** The folders and the conversations in them. */
export function InboxList({ id, title, conversations, listId }: InboxListProps) {
  return (
    <>
      <S.Side data-surface="night">
        <S.Company>{title}</S.Company>
        <S.Folders hidden data-tool="">
          <legend>
            <VisuallyHidden>Folder</VisuallyHidden>
          </legend>
          {folders.map((folder) => (
            <label key={folder}>
              <input
                type="radio"
                name={`${id}-folder`}
                value={folder}
                defaultChecked={folder === 'open'}
                data-folder=""
              />
              <Icon name={folderIcons[folder]} size={18} />
              {folderLabels[folder]}
              <S.Count data-count={folder} />
            </label>
          ))}
        </S.Folders>
      </S.Side>
      <S.List id={listId} aria-label="Conversations">
        <ul role="list">
          {conversations.map(({ id: key, customer, subject }) => (
            <li key={key} data-item={key}>
              <a href={`#${key}`}>
                <Face person={customer} />
                <S.Line>
                  <strong>{customer.name}</strong>
                  <span>{subject}</span>
                </S.Line>
                <S.Owner $tone="ember" data-owner="" />
              </a>
            </li>
          ))}
        </ul>
        <div role="status">
          <S.Empty hidden data-empty="">
            Nothing here.
          </S.Empty>
        </div>
      </S.List>
    </>
  )
}
