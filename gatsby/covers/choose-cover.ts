import { createDice, type Dice } from './brush'
import type { LightName } from './lights'
import type { SettingName } from './settings'
import type { ThingName } from './things/things'

/** Types whose entries get a drawn cover when an editor has chosen no picture. */
export const coverTypes = ['blogCategory', 'blogPost', 'event', 'interviewGuide', 'jobDescription', 'jobPost'] as const

export type CoverType = (typeof coverTypes)[number]

/** What a cover depends on. */
export interface CoverSubject {
  readonly type: CoverType
  /** Unique in its type: two entries about one subject still differ. */
  readonly slug: string
  /** Title or role: the first of `subjects` in it is what the cover shows. */
  readonly title: string
  readonly description?: string
  /** Name of the category or team, which sets the light. */
  readonly category?: string
  /** Of an event. */
  readonly kind?: string
}

/** What a cover shows, where and when. */
export interface CoverChoice {
  readonly thing: ThingName
  readonly setting: SettingName
  readonly light: LightName
}

/** What stands for a subject. The first match counts, so that the more precise words come first. */
const subjects: readonly (readonly [RegExp, ThingName])[] = [
  [/angry|furious|complain|insult/, 'storm'],
  [/apolog|sorry/, 'flowers'],
  [/hard conversation|difficult/, 'mugs'],
  [/checklist/, 'checklist'],
  [/calendar/, 'calendar'],
  [/thirty days|first weeks|onboarding/, 'seedling'],
  [/ask once|question/, 'question'],
  [/\bbugs?\b/, 'jar'],
  [/backlog|clear /, 'trays'],
  [/contact rate|cost|finance/, 'scales'],
  [/search/, 'magnifier'],
  [/reply time|waiting/, 'clocks'],
  [/first support (person|hire)/, 'chair'],
  [/ten help articles/, 'row'],
  [/\bedit\b|proofread/, 'edit'],
  [/anatomy|template/, 'article'],
  [/holiday|winter|season/, 'snowGlobe'],
  [/outage|breaks|incident/, 'candle'],
  [/together|mentor/, 'book'],
  [/saved repl|macro/, 'cards'],
  [/say(ing)? no\b|refus/, 'doors'],
  [/arithmetic|how many|staffing/, 'abacus'],
  [/\btags?\b/, 'tags'],
  [/\breport\b/, 'report'],
  [/score|rating|satisfaction|survey/, 'rating'],
  [/\bai\b|machine|chatbot/, 'idea'],
  [/workflow|automat|\brule/, 'rule'],
  [/foundations|great service/, 'bell'],
  [/spanish|translat|language/, 'globe'],
  [/live chat|messag/, 'chat'],
  [/social media|phone|call/, 'phone'],
  [/weekend|part-time/, 'mugs'],
  [/analyst|operations|measur|number|volume/, 'houses'],
  [/success/, 'gauge'],
  [/engineer|technical|developer/, 'laptop'],
  [/design/, 'pencils'],
  [/senior/, 'keys'],
  [/head of|director/, 'lamp'],
  [/team lead|manager/, 'signpost'],
  [/editor|knowledge|self-service|article/, 'books'],
  [/people|hiring|team/, 'table'],
  [/specialist|agent/, 'headset'],
  [/inbox|mail|letter|writing|write|repl(y|ies)/, 'letter'],
  [/\b(time|hours?|days?|desk)\b/, 'clock'],
]

/** For an entry that says nothing of the above. */
const otherThings = [
  'lamp',
  'letter',
  'book',
  'suitcase',
  'signpost',
  'mugs',
  'hourglass',
  'chat',
  'door',
  'calendar',
] as const

/** Things that look best in one place. */
const homes: Partial<Record<ThingName, readonly [SettingName, LightName]>> = {
  candle: ['hill', 'night'],
  snowGlobe: ['window', 'night'],
  row: ['shelf', 'dusk'],
  storm: ['hill', 'day'],
  doors: ['hill', 'dusk'],
  houses: ['sun', 'day'],
  tags: ['lamplight', 'dusk'],
  abacus: ['sun', 'morning'],
  rating: ['boat', 'morning'],
  jar: ['shelf', 'night'],
  report: ['lamplight', 'day'],
}

/** The light of categories and teams, by a word of their names. */
const moods: readonly (readonly [RegExp, readonly [LightName, LightName]])[] = [
  [/writ|design|marketing/, ['dusk', 'morning']],
  [/knowledge|engineer/, ['night', 'day']],
  [/measur|product/, ['morning', 'day']],
  [/people|support/, ['dusk', 'night']],
  [/desk/, ['day', 'dusk']],
]

const anyLight = ['morning', 'day', 'dusk', 'night'] as const

const settingsOf: Readonly<Record<CoverType, readonly [SettingName, ...SettingName[]]>> = {
  blogCategory: ['sun'],
  blogPost: ['hill', 'window', 'lamplight', 'shelf', 'street', 'sun', 'boat'],
  event: ['stage'],
  interviewGuide: ['picture'],
  jobDescription: ['board'],
  jobPost: ['window', 'lamplight', 'hill'],
}

const findIn = <Value>(list: readonly (readonly [RegExp, Value])[], ...texts: readonly (string | undefined)[]) =>
  texts
    .map((text) => list.find(([pattern]) => pattern.test((text ?? '').toLowerCase()))?.[1])
    .find((value) => value !== undefined)

const chooseLight = (category: string | undefined, dice: Dice): LightName =>
  dice.pick(findIn(moods, category) ?? anyLight)

/** Chooses what the cover of an entry shows from what the entry says. The same entry always gets the same cover. */
export function chooseCover({ type, slug, title, description, category, kind }: CoverSubject): CoverChoice {
  const dice = createDice(`${type} ${slug}`)
  const thing = findIn(subjects, title, category, description) ?? dice.pick(otherThings)
  const setting = type === 'event' && kind === 'class' ? 'lamplight' : dice.pick(settingsOf[type])
  const light = chooseLight(type === 'blogCategory' ? title : category, dice)
  const home = type === 'blogPost' ? homes[thing] : undefined
  return { thing, setting: home?.[0] ?? setting, light: home?.[1] ?? light }
}
