import { SmallButton } from '../../tools/Tool.styles'
import { Button } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { VisuallyHidden } from '../../ui/Typography/Typography'
import { type Mode, modes } from './inbox-state'
import type { InboxProps } from './tour.cms'
import * as S from './Tour.Inbox.Composer.styles'

const modeLabels: Readonly<Record<Mode, string>> = { reply: 'Reply', note: 'Note' }

/** Writes replies and notes, and takes a reply back. */
export function Composer({ id, replies }: Pick<InboxProps, 'id' | 'replies'>) {
  return (
    <>
      <S.Sent hidden data-sent="">
        <p data-sent-to="" />
        <SmallButton variant="secondary" data-undo="">
          Undo
        </SmallButton>
      </S.Sent>
      <S.Composer hidden data-tool="" data-composer="" data-mode="reply">
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
          <ul role="list">
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
    </>
  )
}
