import { type ReadOptions, readSpace } from './read-space'
import {
  entry,
  type Files,
  lineOf,
  picture,
  settingsInTwoLanguages,
  useContentFolders,
} from './test-support/content-folder'

const makeContentFolder = useContentFolders()

const page = (blocks: string, others = 'translations: [de]') =>
  entry(`name: Home\npath: /\ntitle: Home\ndescription: Words\nblocks: [${blocks}]\n${others}`)

const prices = (others: string, path = '/prices/') =>
  entry(`name: Prices\npath: ${path}\ntitle: Prices\ndescription: Words\nblocks: [faq]\n${others}`)

const hero = entry('name: Hero\nlayout: compact\nheading: Hello\nanchor: top')

const translatedPrices: Files = {
  'entries/page/prices.md': prices('translations: [de]'),
  'entries/page/prices.de.md': entry('title: Preise\ndescription: Worte'),
}

const complete: Files = {
  'space.yaml': settingsInTwoLanguages('test-space'),
  'entries/page/home.md': page('hero, faq'),
  'entries/page/home.de.md': entry('title: Start\ndescription: Worte'),
  'entries/hero/hero.md': hero,
  'entries/hero/hero.de.md': entry('heading: Hallo'),
  'entries/faq/faq.md': entry('name: Faq\nheading: Questions\nitems: [card]'),
  'entries/faq/faq.de.md': entry('heading: Fragen'),
  'entries/faqItem/card.md': entry('question: Card?', '\nNo. See [the top](/#top).\n'),
  'entries/faqItem/card.de.md': entry('question: Karte?', '\nNein. Siehe [oben](/#top).\n'),
}

async function read(changes: Files = {}, options?: ReadOptions) {
  const { folder } = await makeContentFolder({ ...complete, ...changes })
  return readSpace(folder, options)
}

async function problemsOf(changes: Files): Promise<readonly string[]> {
  const { warnings, ...result } = await read(changes)
  return [...(result.ok ? [] : result.problems), ...warnings].map(lineOf)
}

it('reads translations beside their entries', async () => {
  const result = await read()
  expect(result).toMatchObject({ ok: true, warnings: [] })
  const entries = result.ok ? result.space.entries : []
  expect(entries.find(({ id }) => id === 'hero')).toMatchObject({
    fields: { heading: 'Hello', layout: 'compact' },
    translations: { de: { heading: 'Hallo' } },
  })
  expect(entries.find(({ id }) => id === 'card')?.translations).toEqual({
    de: { question: 'Karte?', answer: 'Nein. Siehe [oben](/#top).' },
  })
})

it.each<[what: string, changes: Files, problem: string]>([
  [
    'a field without a translation',
    { 'entries/faqItem/card.de.md': entry('question: Karte?') },
    'entries/faqItem/card.de.md:4 answer: entries/page/home.md shows this entry and is published in “de”. Not translated: “answer”. → Add the translation in entries/faqItem/card.de.md, or remove “de” from “translations” of the page.',
  ],
  [
    'an entry without a translation',
    { 'entries/faq/faq.de.md': undefined },
    'entries/faq/faq.md:3 heading: entries/page/home.md shows this entry and is published in “de”. Not translated: “heading”.',
  ],
  [
    'a redirect from a translated page',
    { 'entries/redirect/old.md': entry('from: /de\nto: https://a.example/') },
    'entries/redirect/old.md:2 from: entries/page/home.md has the path “/de/”; the redirect would hide it.',
  ],
  [
    'a block that has only English words',
    {
      'entries/page/home.md': page('hero, posts'),
      'entries/collectionList/posts.md': entry('name: Posts\ncollection: posts'),
    },
    'entries/page/home.md:7 translations: The page has translations, but it shows entries/collectionList/posts.md: a “List of a collection” is only in English.',
  ],
  [
    'a translation that no page shows',
    {
      'entries/author/ada.md': entry('name: Ada\nslug: ada\nrole: Writer\ndescription: Words', '\nWords.\n'),
      'entries/author/ada.de.md': entry('role: Autorin'),
    },
    'entries/author/ada.de.md:2 role: Visitors never see this translation: “Author” is only in English.',
  ],
  [
    'a value that all languages share',
    { 'entries/hero/hero.de.md': entry('heading: Hallo\nanchor: oben') },
    'entries/hero/hero.de.md:3 anchor: “anchor” has no translation.',
  ],
  [
    'a text that is too long',
    { 'entries/page/home.de.md': entry(`title: ${'Start '.repeat(20)}\ndescription: Worte`) },
    'entries/page/home.de.md:2 title: ',
  ],
  [
    'HTML',
    { 'entries/faqItem/card.de.md': entry('question: <em>Karte</em>?', '\nNein.\n') },
    'entries/faqItem/card.de.md:2 question: The text contains HTML, “<em>”, and visitors see it as written.',
  ],
  [
    'a link to a missing page',
    { 'entries/faqItem/card.de.md': entry('question: Karte?', '\nNein.\nSiehe [hier](/karte/).\n') },
    'entries/faqItem/card.de.md:6 answer: No page has the path “/karte/”.',
  ],
  [
    'a link to the German page of a page that is only in English',
    {
      'entries/page/prices.md': prices(''),
      'entries/faqItem/card.de.md': entry('question: Karte?', '\nNein. Siehe [hier](/de/prices/).\n'),
    },
    'entries/faqItem/card.de.md:5 answer: No page has the path “/de/prices/”.',
  ],
  [
    'a link to a heading that the German page has in German',
    {
      'entries/faqItem/card.md': entry('question: Card?', '\n## Why\n\nSee [why](/#why).\n'),
      'entries/faqItem/card.de.md': entry('question: Karte?', '\n## Warum\n\nSiehe [hier](/#why).\n'),
    },
    'entries/faqItem/card.de.md:7 answer: The page “/” has no section “#why”.',
  ],
  [
    'a translation without an entry',
    { 'entries/hero/other.de.md': entry('heading: Hallo') },
    'entries/hero/other.de.md: This translation has no original: ',
  ],
  [
    'a language that the space lacks',
    { 'entries/hero/hero.fr.md': entry('heading: Bonjour') },
    'entries/hero/hero.fr.md: The space has no other language “fr”. → Use one of: de. Or add the locale to space.yaml.',
  ],
  [
    'only the cause, for a label whose link is faulty in the original',
    {
      'entries/hero/hero.md': hero.replace('anchor', 'primaryLabel: Go\nprimaryUrl: go\nanchor'),
      'entries/hero/hero.de.md': entry('heading: Hallo\nprimaryLabel: Los'),
    },
    'entries/hero/hero.md:6 primaryUrl: ',
  ],
  [
    'choices with other values',
    {
      'entries/formField/size.md': entry('label: Size\nname: size\nfieldType: dropdown\noptions: Small'),
      'entries/formField/size.de.md': entry('label: Größe\noptions: Klein'),
    },
    'entries/formField/size.de.md:3 options: The choices have other values than those of entries/formField/size.md. → Write the value before the translation, in the same order: “Small = …”.',
  ],
])('reports %s', async (_what, changes, problem) => {
  expect(await problemsOf(changes)).toEqual([expect.stringContaining(problem)])
})

it.each<[what: string, changes: Files]>([
  [
    'unfinished translations of a page that is published in one language',
    { 'entries/page/home.md': page('hero, faq', ''), 'entries/faq/faq.de.md': undefined },
  ],
  [
    'a link to a German heading',
    { 'entries/faqItem/card.de.md': entry('question: Karte?', '\n## Warum\n\nSiehe [hier](/#warum).\n') },
  ],
  [
    'a link between translated pages that are not live',
    {
      'entries/page/prices.md': prices('expireAt: 2026-01-01').replace('faq', 'note'),
      'entries/page/offer.md': prices('expireAt: 2026-01-01', '/offer/').replace('title: Prices', 'title: Offer'),
      'entries/richText/note.md': entry('name: Note', '\nSee [this](/offer/).\n'),
      'entries/richText/note.de.md': entry('', '\nSiehe [hier](/offer/).\n'),
    },
  ],
  [
    'links to German pages and their sections',
    {
      ...translatedPrices,
      'entries/faqItem/card.de.md': entry(
        'question: Karte?',
        '\nNein. Siehe [hier](/de/prices/#fragen), [Start](/de/) und [alt](/de/old/).\n',
      ),
      'entries/redirect/old.md': entry('from: /de/old/\nto: /de/prices/'),
      'entries/redirect/folder.md': entry('from: /de/shop/*\nto: /de/:splat'),
    },
  ],
])('accepts %s', async (_what, changes) => {
  expect(await problemsOf(changes)).toEqual([])
})

it('reads an unfinished translation for translators', async () => {
  const result = await read({ 'entries/faq/faq.de.md': undefined }, { allowsUntranslated: true })
  expect(result).toMatchObject({ ok: true, warnings: [{ file: 'entries/faq/faq.md' }] })
})

it('needs the translation of header and footer', async () => {
  const links = 'demoLabel: Demo\ndemoUrl: /\ntrialLabel: Trial\ntrialUrl: /\nloginLabel: Login\nloginUrl: /'
  const navigation = `name: Menu\nitems: [home-link]\n${links}\ntagline: Words\nfooterColumns: [more]\nlegalName: Us`
  const found = await problemsOf({
    'entries/navigation/menu.md': entry(navigation),
    'entries/navigation/menu.de.md': entry('demoLabel: Demo\ntrialLabel: Test\nloginLabel: Anmelden\ntagline: Worte'),
    'entries/navigationLink/home-link.md': entry('title: Home\nurl: /'),
    'entries/navigationGroup/more.md': entry('name: More\ntitle: More\nitems: [home-link]'),
    'entries/navigationGroup/more.de.md': entry('title: Mehr'),
  })
  expect(found).toEqual([expect.stringMatching(/^entries\/navigationLink\/home-link\.md:/)])
})

it('needs the translated description of a picture', async () => {
  const withPicture = {
    'assets/screen.png': await picture(),
    'entries/hero/hero.md': entry('name: Hero\nlayout: split\nheading: Hello\nanchor: top\nimage: screen'),
  }
  const described = 'title: Screen\ndescription: An inbox\n'
  expect(await problemsOf({ ...withPicture, 'assets/screen.yaml': described })).toEqual([
    'assets/screen.yaml:2 description: The picture is on a page that is published in “de”, but its description is not translated. → Add “translations:” with “  de: …” to assets/screen.yaml.',
  ])
  const translated = `${described}translations:\n  de: Ein Posteingang\n`
  expect(await problemsOf({ ...withPicture, 'assets/screen.yaml': translated })).toEqual([])
})

describe('a calculator', () => {
  const plan =
    'title: Plus\naudience: All\nfeatures: [Chat]\nactionLabel: Start\nactionUrl: /\nmonthlyPrice: 10\nyearlyPrice: 9'
  const table = 'name: Plans\nmonthlyLabel: Monthly\nyearlyLabel: Yearly\nplans: [plus]\ncalculator: calculator'
  const labels = 'heading peopleLabel usersLabel monthlyLabel yearlyLabel contactLabel userLabel withoutScript'
  const texts = labels
    .split(' ')
    .map((label) => `${label}: Words`)
    .join('\n')
  const numbers = 'includedPeople: 200\nstepPeople: 100\nsliderEnd: 3000\nplans: [by-contact]'
  const prices: Files = {
    'entries/page/home.md': page('hero, faq, plans'),
    'entries/pricingTable/plans.md': entry(table),
    'entries/pricingTable/plans.de.md': entry('monthlyLabel: Monatlich\nyearlyLabel: Jährlich'),
    'entries/plan/plus.md': entry(plan),
    'entries/plan/by-contact.md': entry(`${plan}\nstepPrice: 1\nuserPlan: plus`),
    ...Object.fromEntries(
      ['plus', 'by-contact'].map((id) => [
        `entries/plan/${id}.de.md`,
        entry('title: Plus\naudience: Alle\nfeatures: [Chat]\nactionLabel: Los'),
      ]),
    ),
    'entries/contactPricing/calculator.md': entry(`name: Calculator\n${texts}\n${numbers}`),
    'entries/contactPricing/calculator.de.md': entry(texts),
  }

  it('can be the estimator of a translated pricing table, but not a block of a translated page', async () => {
    expect(await problemsOf(prices)).toEqual([])
    const problems = await problemsOf({ ...prices, 'entries/page/home.md': page('hero, faq, plans, calculator') })
    expect(problems).toEqual([expect.stringContaining('is only in English')])
  })
})

it.each<[what: string, changes: Files, from: string, to: string]>([
  ['German page to the page in German', translatedPrices, '/de/legal/prices/', '/de/prices/'],
  [
    'German page to its new path',
    { ...translatedPrices, 'entries/redirect/old.md': entry('from: /legal/prices/\nto: /prices/') },
    '/de/legal/prices/',
    '/de/prices/',
  ],
  ['translation to the page in English', { 'entries/page/prices.md': prices('') }, '/de/prices/', '/prices/'],
])('proposes a redirect from a removed %s', async (_what, changes, from, to) => {
  const { warnings } = await read(changes, { livePaths: ['/', '/de/', from] })
  expect(warnings.map(({ redirect }) => redirect)).toEqual([{ from, to }])
})
