import { isExternal } from './is-external'

it.each(['https://status.example', 'http://a.example/b/', '//docs.example/', 'HTTPS://A.EXAMPLE'])(
  'takes %s for external',
  (href) => expect(isExternal(href)).toBe(true),
)

it.each(['/', '/pricing/', '/pricing/?a=b#plans', '#contact-us', 'mailto:help@hearthside.example', 'tel:+123', ''])(
  'takes %j for internal',
  (href) => expect(isExternal(href)).toBe(false),
)

it.each(['/\\elsewhere.example', '\\\\elsewhere.example', '/\t/elsewhere.example', '/\n/elsewhere.example'])(
  'sees through %j, which a browser reads as //elsewhere.example',
  (href) => expect(isExternal(href)).toBe(true),
)
