import { Image, type Picture } from '../../images/Image'
import { Prose } from '../../ui/Prose/Prose'
import { Heading } from '../../ui/Typography/Typography'
import type { InboxConversation } from './tour.cms'
import * as S from './Tour.Inbox.Talk.styles'

interface FaceProps {
  readonly person: { readonly name: string; readonly picture?: Picture }
}

const firstName = (name: string): string => name.split(' ')[0] ?? name

export function Face({ person: { name, picture } }: FaceProps) {
  return <S.Face aria-hidden="true">{picture ? <Image picture={picture} /> : name.charAt(0)}</S.Face>
}

export function Talk({ conversation }: { readonly conversation: InboxConversation }) {
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
        <S.Status $tone="success" data-state="open">
          Open
        </S.Status>
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
        <S.Reading as="p">
          <Face person={colleague} />
          {colleague.name} is reading this, too.
        </S.Reading>
      )}
    </S.Talk>
  )
}

/** A copy of it holds what the visitor writes. */
export const BlankMessage = () => (
  <ul hidden data-blank="">
    <S.Message>
      <p>
        <strong>You</strong> <S.Soft data-what="" />
      </p>
      <S.Written data-text="" />
    </S.Message>
  </ul>
)
