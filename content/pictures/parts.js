/* global customElements, HTMLElement */

/**
 * The small drawings that product screens share, as elements: `<x-icon name="inbox">`,
 * `<x-face name="maya">`, `<x-mark>`. Sizes and colors of icons come from CSS.
 */

/** Icons on a grid of 24, drawn as lines in the color of the text. */
const icons = {
  arrow: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  bag: '<path d="M6 8h12l1 12H5zM9 8V7a3 3 0 0 1 6 0v1"/>',
  bolt: '<path d="M13 3 5 14h6l-1 7 8-11h-6z"/>',
  book: '<path d="M12 6.5C10 5 7 4.5 4 4.5v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2zM12 6.5v13"/>',
  box: '<path d="M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8"/>',
  bug: '<path d="M8 11a4 4 0 0 1 8 0v4a4 4 0 0 1-8 0zM9 7.5 7.5 5M15 7.5 16.5 5M8 13H4M20 13h-4M8.3 16.5 5 18.5M15.7 16.5l3.3 2M8.3 9.5 5.5 8M15.7 9.5 18.5 8"/>',
  calendar: '<rect x="4" y="5.5" width="16" height="14" rx="3"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>',
  camera: '<rect x="4" y="4" width="16" height="16" rx="5"/><circle cx="12" cy="12" r="3.6"/><path d="M16.5 7.5h.01"/>',
  chat: '<path d="M20 11.5a7.5 7 0 0 1-7.5 7H5.5l1.2-2.6A6.8 6.8 0 0 1 5 11.5a7.5 7 0 0 1 15 0z"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  chevron: '<path d="M6 9.5l6 6 6-6"/>',
  clock: '<circle cx="12" cy="12" r="8"/><path d="M12 7.5V12l3 2"/>',
  close: '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>',
  cloud: '<path d="M7.5 18a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.6 1.2A3.5 3.5 0 0 1 17.5 18z"/>',
  done: '<circle cx="12" cy="12" r="8"/><path d="M8.5 12.3l2.5 2.5 4.7-5"/>',
  door: '<path d="M6 20V5.5A1.5 1.5 0 0 1 7.5 4h9A1.5 1.5 0 0 1 18 5.5V20M4 20h16M14.5 12.5h.01"/>',
  eye: '<path d="M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6z"/><circle cx="12" cy="12" r="2.6"/>',
  gift: '<path d="M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9C10 9 8 8 8 6.2 8 4 11 4 12 9c1-5 4-5 4-2.8C16 8 14 9 12 9z"/>',
  heart: '<path d="M12 19.5C7 16 4 13 4 9.5a4.3 4.3 0 0 1 8-2 4.3 4.3 0 0 1 8 2c0 3.5-3 6.5-8 10z"/>',
  inbox:
    '<path d="M4 13h4.5l1.5 2.5h4l1.5-2.5H20M4 13l2-7.5A2 2 0 0 1 7.9 4h8.2A2 2 0 0 1 18 5.5l2 7.5v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z"/>',
  key: '<circle cx="8" cy="15" r="4"/><path d="M11 12l8-8M16 7l2.5 2.5"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="3"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="3"/><path d="M4.5 8l7.5 5.5L19.5 8"/>',
  more: '<path d="M6 12h.01M12 12h.01M18 12h.01"/>',
  note: '<path d="M9 17.5V6l9-2v11.5"/><circle cx="6.8" cy="17.5" r="2.3"/><circle cx="15.8" cy="15.5" r="2.3"/>',
  paperclip:
    '<path d="M19 11l-7.5 7.5a4.5 4.5 0 0 1-6.4-6.4L13 4.3a3 3 0 0 1 4.3 4.3l-7.8 7.7a1.5 1.5 0 0 1-2.1-2.1L14 7.5"/>',
  pen: '<path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5L17.5 10"/>',
  phone:
    '<path d="M7 4h3l1.5 4.5-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2L20 14v3a3 3 0 0 1-3 3A13 13 0 0 1 4 7a3 3 0 0 1 3-3z"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="M16 16l4.5 4.5"/>',
  send: '<path d="M12 20V5M6 11l6-6 6 6"/>',
  shield: '<path d="M12 3.5 5 6v5.5c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6z"/>',
  smile: '<circle cx="12" cy="12" r="8"/><path d="M8.7 14c1.8 2.5 4.8 2.5 6.6 0M9.5 9.8h.01M14.5 9.8h.01"/>',
  sparkle:
    '<path d="M11 4c.8 4.5 2.5 6.2 7 7-4.5.8-6.2 2.5-7 7-.8-4.5-2.5-6.2-7-7 4.5-.8 6.2-2.5 7-7zM18.5 15.5c.3 1.7 1 2.4 2.5 2.7-1.5.3-2.2 1-2.5 2.7-.3-1.7-1-2.4-2.5-2.7 1.5-.3 2.2-1 2.5-2.7z"/>',
  star: '<path d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5L12 16.3 7 19l1.1-5.5L4 9.7 9.6 9z"/>',
  tag: '<path d="M4 5.5A1.5 1.5 0 0 1 5.5 4H12l8 8-7.5 7.5L4 11.5zM8.5 8.5h.01"/>',
  truck:
    '<path d="M3 6h11v10H3zM14 9.5h4l3 3.5v3h-7z"/><circle cx="7.5" cy="17" r="1.9"/><circle cx="17.5" cy="17" r="1.9"/>',
  user: '<circle cx="12" cy="8.5" r="4"/><path d="M4.5 20c.8-4 3.5-6 7.5-6s6.7 2 7.5 6"/>',
  users:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.5c.7-3.8 3-5.5 6.5-5.5s5.8 1.7 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .7 3.1 2.3 3.5 5"/>',
}

const skin = { light: '#f6cfb2', warm: '#e8ad82', tan: '#cf8f63', brown: '#a5673f', deep: '#7d4a2d' }

/** Hair, by cut: what lies behind the head and what lies on it. */
const cuts = {
  short: [
    '',
    '<path d="M14.6 21C13.2 12.5 17 7 24.3 7c6.8 0 10.4 5 9.1 14-.8-3.4-2-5.5-3.6-6.8-4 1.6-8.6 1.5-11.6-.2-1.9 1.4-3 3.7-3.6 7z"/>',
  ],
  quiff: [
    '',
    '<path d="M14.7 20.5c-1.6-5-.8-9.7 3.1-11.8C22.5 5.2 31 5.4 33.4 11c1 2.6.9 6-.1 9.5-.6-2.7-1.5-4.6-2.8-5.7-4.7.7-8.7-.2-11.6-2.3-1.8 1.8-3.2 4.2-4.2 8z"/>',
  ],
  long: [
    '<path d="M12.6 40c-1.4-6-1.6-13-.9-19.5C12.5 12 17 7 24 7s11.5 5 12.3 13.5c.7 6.5.5 13.5-.9 19.5z"/>',
    '<path d="M24.5 11c-4.5 1.5-8 5-9.3 10.5-1.6-9 2-14.3 8.8-14.3s10.4 5.3 8.8 14.3C31.6 16.5 28.8 12.8 24.5 11z"/>',
  ],
  bob: [
    '<path d="M12.7 31c-1.5-4-1.7-8-1.2-11.5C12.6 11.5 17 7 24 7s11.4 4.5 12.5 12.5c.5 3.5.3 7.5-1.2 11.5z"/>',
    '<path d="M15 20.5c3.8-.9 7.3-3.3 9.2-7 1.9 3.3 4.9 5.6 8.8 7 .6-8.5-3-12.5-9-12.5s-9.6 4-9 12.5z"/>',
  ],
  bun: [
    '<circle cx="24" cy="6.5" r="5"/>',
    '<path d="M14.8 20.5C13.6 12.3 17.5 8 24 8s10.4 4.3 9.2 12.5c-1.2-3.7-4.3-6.6-9.2-7.2-4.9.6-8 3.5-9.2 7.2z"/>',
  ],
  curly: [
    '<circle cx="24" cy="16" r="11.8"/><circle cx="13.5" cy="20" r="5"/><circle cx="34.5" cy="20" r="5"/><circle cx="15" cy="12" r="5"/><circle cx="33" cy="12" r="5"/>',
    '<path d="M15.3 19.5c.4-5 3.6-7.7 8.7-7.7s8.3 2.7 8.7 7.7c2-8-2-12.5-8.7-12.5s-10.7 4.5-8.7 12.5z"/>',
  ],
  scarf: [
    '<path d="M10.5 42c1.5-4 1.3-9 1-16C11 14 15.5 6.5 24 6.5S37 14 36.5 26c-.3 7-.5 12 1 16z"/>',
    '<path fill-rule="evenodd" d="M24 7c-7.5 0-12 5.5-12 14.5C12 31 17 36 24 36s12-5 12-14.5C36 12.5 31.5 7 24 7zm0 5.5c4.8 0 7.7 3.5 7.7 8.7 0 5.6-3.2 10.3-7.7 10.3s-7.7-4.7-7.7-10.3c0-5.2 2.9-8.7 7.7-8.7z"/>',
  ],
}

/** The people of the screens: five who answer at Lumen & Loom, those who write to them, and teams of other trades. */
const people = {
  ines: { ground: '#fbc7a8', skin: skin.warm, hair: '#3b2418', cut: 'bun', clothes: '#1f57a4' },
  tom: { ground: '#b4cdec', skin: skin.light, hair: '#8a4b22', cut: 'quiff', clothes: '#c2440e', beard: true },
  priya: { ground: '#f3e2c8', skin: skin.tan, hair: '#1d1a26', cut: 'long', clothes: '#1d6a47' },
  sofia: { ground: '#d9e6f6', skin: skin.light, hair: '#d9a04e', cut: 'bob', clothes: '#123460' },
  leo: { ground: '#fde5d6', skin: skin.brown, hair: '#241712', cut: 'short', clothes: '#6497d6', glasses: true },
  maya: { ground: '#f28a52', skin: skin.brown, hair: '#2a1710', cut: 'curly', clothes: '#fbf1e2' },
  daniel: { ground: '#b4cdec', skin: skin.warm, hair: '#20202c', cut: 'short', clothes: '#fffaf2' },
  hannah: { ground: '#dcf0e4', skin: skin.light, hair: '#b5502a', cut: 'bob', clothes: '#194682', glasses: true },
  owen: { ground: '#f3e2c8', skin: skin.light, hair: '#b9b3a8', cut: 'quiff', clothes: '#4a556b', beard: true },
  amira: { ground: '#fde5d6', skin: skin.tan, hair: '#1f57a4', cut: 'scarf', clothes: '#123460' },
  joe: { ground: '#dcf0e4', skin: skin.deep, hair: '#1c120e', cut: 'short', clothes: '#f28a52', beard: true },
  // Guests at Lumen & Loom: the workshop and accounting.
  yusuf: { ground: '#d9e6f6', skin: skin.tan, hair: '#1d1a26', cut: 'short', clothes: '#4a556b', beard: true },
  mina: { ground: '#dcf0e4', skin: skin.tan, hair: '#20202c', cut: 'bob', clothes: '#9f360a', glasses: true },
  // Kestrel plans shifts for cafés: support.
  noa: { ground: '#fde5d6', skin: skin.warm, hair: '#5b2a3c', cut: 'bun', clothes: '#1d6a47' },
  // Marrow runs clinics: reception, a physiotherapist and billing.
  elin: { ground: '#d9e6f6', skin: skin.light, hair: '#c98a3f', cut: 'bun', clothes: '#1f57a4' },
  samir: { ground: '#f3e2c8', skin: skin.tan, hair: '#2a1c16', cut: 'short', clothes: '#1d6a47', beard: true },
  petra: { ground: '#fde5d6', skin: skin.warm, hair: '#7a3b22', cut: 'long', clothes: '#194682', glasses: true },
  // Larkfield teaches music in the evening.
  beatriz: { ground: '#fbc7a8', skin: skin.brown, hair: '#3b1f17', cut: 'curly', clothes: '#123460', glasses: true },
  // Tidepool lets cottages by the sea.
  kofi: { ground: '#f3e2c8', skin: skin.deep, hair: '#15100e', cut: 'short', clothes: '#1f57a4' },
  marit: { ground: '#b4cdec', skin: skin.light, hair: '#e0b877', cut: 'long', clothes: '#9f360a' },
  // A founder of a young company.
  zola: { ground: '#fde5d6', skin: skin.deep, hair: '#231410', cut: 'curly', clothes: '#1d6a47' },
  // A neighborhood kitchen, and a credit union.
  june: { ground: '#fbc7a8', skin: skin.light, hair: '#b9b3a8', cut: 'bob', clothes: '#1d6a47' },
  viktor: { ground: '#d9e6f6', skin: skin.warm, hair: '#6b625a', cut: 'quiff', clothes: '#16223a', glasses: true },
  aiko: { ground: '#fde5d6', skin: skin.light, hair: '#1d1a26', cut: 'bob', clothes: '#194682' },
  // Hearthside’s own people.
  lena: { ground: '#f3e2c8', skin: skin.light, hair: '#a3542a', cut: 'bun', clothes: '#123460', glasses: true },
  arun: { ground: '#fde5d6', skin: skin.brown, hair: '#16131c', cut: 'curly', clothes: '#1f57a4', beard: true },
  margit: { ground: '#d9e6f6', skin: skin.light, hair: '#d8d2c6', cut: 'bob', clothes: '#9f360a' },
  paulo: { ground: '#fbc7a8', skin: skin.tan, hair: '#2b1b14', cut: 'quiff', clothes: '#1d6a47' },
  thandi: { ground: '#dcf0e4', skin: skin.deep, hair: '#15100e', cut: 'bun', clothes: '#f28a52' },
  jules: { ground: '#b4cdec', skin: skin.warm, hair: '#4a2a1a', cut: 'long', clothes: '#fbf1e2' },
}

const drawFace = ({ ground, skin: tone, hair, cut, clothes, beard, glasses }) => {
  const [behind, onTop] = cuts[cut]
  const line = 'fill="none" stroke="#2b1a14" stroke-linecap="round"'
  return `<svg viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" fill="${ground}"/>
    <g fill="${hair}">${behind}</g>
    <path fill="${clothes}" d="M5 50c.8-10.5 7.5-14.8 19-14.8S42.2 39.5 43 50z"/>
    <path fill="${tone}" d="M19.5 27h9v8.5c0 2.7-2 4.5-4.5 4.5s-4.5-1.8-4.5-4.5z"/>
    <path fill="#16223a" opacity=".12" d="M19.5 30.3c2.7 2 6.3 2 9 0v3c-2.7 1.7-6.3 1.7-9 0z"/>
    <path fill="${tone}" d="M24 10.5c5.6 0 9 4 9 10.3S29.3 32.5 24 32.5s-9-5.4-9-11.7 3.4-10.3 9-10.3z"/>
    ${beard ? `<path fill="${hair}" d="M15 21.5c.5 7.5 4 11.8 9 11.8s8.5-4.3 9-11.8c-.9 2.3-2 3.7-3.4 4.2-3.5-1.4-7.7-1.4-11.2 0-1.4-.5-2.5-1.9-3.4-4.2z"/><path d="M21.5 27.8q2.5 1.7 5 0" fill="none" stroke="${tone}" stroke-width="1.5" stroke-linecap="round"/>` : `<path d="M20.7 26.3q3.3 2.9 6.6 0" ${line} stroke-width="1.3"/>`}
    <g fill="${hair}">${onTop}</g>
    <circle cx="20.4" cy="21.4" r="1.15" fill="#2b1a14"/><circle cx="27.6" cy="21.4" r="1.15" fill="#2b1a14"/>
    ${glasses ? `<g ${line} stroke-width="1"><circle cx="20.2" cy="21.5" r="3"/><circle cx="27.8" cy="21.5" r="3"/><path d="M23.2 21.2q.8-.6 1.6 0"/></g>` : ''}
  </svg>`
}

const mark =
  '<path class="house" d="M13.9 2.4a3.3 3.3 0 0 1 4.2 0l9 7.3A5 5 0 0 1 29 13.6v8.6a5.5 5.5 0 0 1-5.5 5.5H11.8c-1.9 0-3.6 1.5-6.6 2.9A1.5 1.5 0 0 1 3 29.2V13.6a5 5 0 0 1 1.9-3.9z"/><path class="flame" d="M16.8 8.9c.3 3.4 4.9 5.5 4.9 10.3a5.7 5.7 0 0 1-11.4 0c0-2.5 1.2-4.2 2.5-5.3.2 1.5.7 2.3 1.6 2.7-.3-3 .4-5.8 2.4-7.7z"/>'

const define = (name, draw) =>
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        this.innerHTML = draw(this.getAttribute('name'))
      }
    },
  )

const find = (list, name) => {
  if (!(name in list)) throw new Error(`no drawing "${name}"`)
  return list[name]
}

define('x-icon', (name) => `<svg viewBox="0 0 24 24" aria-hidden="true">${find(icons, name)}</svg>`)
define('x-face', (name) => drawFace(find(people, name)))
define('x-mark', () => `<svg viewBox="0 0 32 32" aria-hidden="true">${mark}</svg>`)
