import type { InboxProps } from '../tour.cms'

const person = (id: string, name: string, about?: string) => ({ id, name, about, picture: undefined })
const tom = person('tom', 'Tom')

/** Three conversations: with a note, with a colleague who is reading, and without either. */
export const sampleInbox: InboxProps = {
  id: 'inbox',
  title: 'Lumen & Loom',
  conversations: [
    {
      id: 'talk-maya',
      subject: 'Wrong color',
      customer: person('maya', 'Maya Okafor', '7 orders'),
      received: '7:12, by email',
      bodyHtml: '<p>I ordered Ember.</p>',
      colleague: tom,
      note: 'A new one is packed.',
    },
    {
      id: 'talk-joe',
      subject: 'Two left shades',
      customer: person('joe', 'Joe Adeyemi'),
      received: '8:31, by email',
      bodyHtml: '<p>They are no pair.</p>',
      colleague: tom,
      note: undefined,
    },
    {
      id: 'talk-amira',
      subject: 'Linen curtains',
      customer: person('amira', 'Amira Haddad'),
      received: '8:47, by email',
      bodyHtml: '<p>Can I wash them?</p>',
      colleague: undefined,
      note: undefined,
    },
  ],
  people: [tom, person('priya', 'Priya')],
  replies: [
    { id: 'again', title: 'Sent again', text: 'Hi {name}, the right one leaves tonight.' },
    { id: 'linen', title: 'Washing linen', text: 'Hi {name}, in cold water.' },
  ],
  withoutScript: 'Trying it needs JavaScript.',
  ending: 'That was a morning.',
  primary: { label: 'Try it free', href: 'https://secure.hearthside.example/members/register/' },
  secondary: undefined,
}
