/* global people, icons, skin */

/**
 * People and icons of screens outside the shop of lamps and wool: teams of other trades, who answer
 * the same customers, and Hearthside’s own people. Stands after `parts.js`.
 */
Object.assign(people, {
  // Guests at Lumen & Loom: the workshop and accounting.
  yusuf: { ground: '#d9e6f6', skin: skin.tan, hair: '#1d1a26', cut: 'short', clothes: '#4a556b', beard: true },
  mina: { ground: '#dcf0e4', skin: skin.tan, hair: '#20202c', cut: 'bob', clothes: '#9f360a', glasses: true },
  // Kestrel plans shifts for cafés: support, and an engineer.
  noa: { ground: '#fde5d6', skin: skin.warm, hair: '#5b2a3c', cut: 'bun', clothes: '#1d6a47' },
  ravi: { ground: '#b4cdec', skin: skin.brown, hair: '#16131c', cut: 'quiff', clothes: '#123460', glasses: true },
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
})

Object.assign(icons, {
  bug: '<path d="M8 11a4 4 0 0 1 8 0v4a4 4 0 0 1-8 0zM9 7.5 7.5 5M15 7.5 16.5 5M8 13H4M20 13h-4M8.3 16.5 5 18.5M15.7 16.5l3.3 2M8.3 9.5 5.5 8M15.7 9.5 18.5 8"/>',
  calendar: '<rect x="4" y="5.5" width="16" height="14" rx="3"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>',
  cloud: '<path d="M7.5 18a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.6 1.2A3.5 3.5 0 0 1 17.5 18z"/>',
  door: '<path d="M6 20V5.5A1.5 1.5 0 0 1 7.5 4h9A1.5 1.5 0 0 1 18 5.5V20M4 20h16M14.5 12.5h.01"/>',
  hat: '<path d="M3 10l9-4 9 4-9 4zM7 12v4c2.8 2.3 7.2 2.3 10 0v-4M21 10v5"/>',
  key: '<circle cx="8" cy="15" r="4"/><path d="M11 12l8-8M16 7l2.5 2.5"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="3"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
  note: '<path d="M9 17.5V6l9-2v11.5"/><circle cx="6.8" cy="17.5" r="2.3"/><circle cx="15.8" cy="15.5" r="2.3"/>',
  shield: '<path d="M12 3.5 5 6v5.5c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6z"/>',
})
