/**
 * Icons of the interface itself. They are small and on the first screen, so their outlines are part of the page.
 * The grid is 24 by 24, with a round stroke and no fill.
 */
export const inlineIcons = {
  'arrow-right': 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12m0-12L6 18',
  external: 'M9 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-3M13 5h6v6m0-6-8.5 8.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  play: 'M8 5.5v13l11-6.5z',
  plus: 'M12 5v14m-7-7h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm9.5 3-4.9-4.9',
} as const satisfies Record<string, string>

/** A file with the outlines of the icons that editors choose, as symbols. Browsers load it once. */
export const iconSprite = '/icons.svg'

const spriteIcons = [
  'bell',
  'board',
  'bolt',
  'book',
  'bug',
  'calendar',
  'card',
  'cart',
  'chart',
  'chat',
  'clock',
  'code',
  'download',
  'facebook',
  'flag',
  'form',
  'globe',
  'headset',
  'heart',
  'home',
  'inbox',
  'instagram',
  'layers',
  'lightbulb',
  'linkedin',
  'lock',
  'mail',
  'megaphone',
  'phone',
  'puzzle',
  'quote',
  'repeat',
  'route',
  'shield',
  'sparkle',
  'star',
  'tag',
  'users',
  'x-twitter',
] as const

export type InlineIconName = keyof typeof inlineIcons

export type IconName = InlineIconName | (typeof spriteIcons)[number]

export const iconNames: readonly IconName[] = [...(Object.keys(inlineIcons) as InlineIconName[]), ...spriteIcons]

export const isIconName = (value: unknown): value is IconName => iconNames.some((name) => name === value)
