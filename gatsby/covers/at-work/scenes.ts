import { integrationCategories, type IntegrationCategory } from '../../../src/data/content-choices'
import { box, disc, fill, line, paint as p, repeat } from '../brush'
import type { Scene, Write } from './scene'

const soft = p.inkSoft

const chip = (
  write: Write,
  words: string,
  x: number,
  y: number,
  background: string,
  ink: string,
  width: number,
): string => box(background, x, y - 24, width, 36, 18) + write(words, x + 16, y, { ink })

const rule = (y: number): string => line(p.line, 2, `M0 ${y}h250`)

const scenes = {
  order: {
    person: 'maya',
    message: ['Where is my lamp?'],
    shows: 'an order that is on its way',
    card: (write) =>
      write('Order 20418', 0, 24) +
      write('2 items, $84.00', 0, 58, { ink: soft }) +
      rule(82) +
      chip(write, 'Shipped', 0, 122, p.successSoft, p.success, 116) +
      line(p.blue100, 8, 'M8 164h234') +
      line(p.blue600, 8, 'M8 164h156') +
      repeat(4, (stop) => disc(stop < 3 ? p.blue600 : p.blue100, 8 + stop * 78, 164, 11)) +
      write('Arrives Thursday', 0, 212),
  },
  account: {
    person: 'hannah',
    message: ['Can we add', 'two more seats?'],
    shows: 'the account, its owner and its next renewal',
    card: (write) =>
      write('Oatwell', 0, 24) +
      chip(write, 'Customer', 116, 24, p.blue100, p.blue700, 134) +
      rule(50) +
      write('Plan', 0, 88, { ink: soft }) +
      write('Plus, 14 seats', 100, 88) +
      write('Owner', 0, 132, { ink: soft }) +
      write('Tom', 100, 132) +
      write('Renews', 0, 176, { ink: soft }) +
      write('March 3', 100, 176),
  },
  issue: {
    person: 'joe',
    message: ['The export stops', 'halfway through.'],
    shows: 'the bug that is being fixed, and how many customers wait for it',
    card: (write) =>
      write('Export stops', 0, 24) +
      chip(write, 'In review', 0, 72, p.ember100, p.ember700, 130) +
      rule(100) +
      write('Fixed in', 0, 138, { ink: soft }) +
      write('4.2', 130, 138) +
      write('Waiting', 0, 182, { ink: soft }) +
      write('7 customers', 130, 182, { size: 21 }),
  },
  colleague: {
    person: 'daniel',
    message: ['Is the blue one', 'back in stock?'],
    shows: 'a colleague who is asked in the team’s chat and answers there',
    card: (write) =>
      write('# warehouse', 0, 24, { ink: p.blue600 }) +
      box(p.blue50, 0, 46, 236, 54, 16) +
      write('Is the blue one in?', 16, 81, { size: 21 }) +
      box(p.blue600, 34, 116, 216, 86, 16) +
      write('Yes, twelve,', 52, 152, { ink: p.white }) +
      write('since Tuesday.', 52, 184, { ink: p.white }),
  },
  voicemail: {
    person: 'joe',
    message: ['Missed call', 'at 9:14 a.m.'],
    shows: 'a voicemail with its transcript',
    card: (write) =>
      disc(p.ember600, 24, 24, 24) +
      fill(p.white, 'M18 13v22l18-11z') +
      line(
        p.blue400,
        6,
        repeat(16, (bar) => {
          const tall = 5 + ((bar * 7) % 19)
          return `M${66 + bar * 12} ${24 - tall}v${tall * 2}`
        }),
      ) +
      rule(72) +
      write('“My order came', 0, 112, { ink: soft }) +
      write('without its shade.”', 0, 144, { ink: soft }) +
      write('0:42, called twice', 0, 194, { size: 21 }),
  },
  task: {
    person: 'hannah',
    message: ['Could someone', 'measure the table?'],
    shows: 'a task with an owner and a due date',
    card: (write) =>
      `${
        box(p.blue600, 0, 2, 30, 30, 8) + line(p.white, 4, 'M8 17l6 6 9-12') + write('Write to Hannah', 44, 26)
      }<rect fill="none" stroke="${p.lineStrong}" stroke-width="3" x="1.5" y="55.5" width="27" height="27" rx="8"/>${write(
        'Measure table',
        44,
        78,
      )}${rule(106)}${write('Owner', 0, 146, { ink: soft })}${write('Leo', 100, 146)}${write('Due', 0, 190, {
        ink: soft,
      })}${write('Tuesday', 100, 190)}`,
  },
  survey: {
    person: 'maya',
    message: ['Thanks, that', 'solved it!'],
    shows: 'a survey’s answer with four of five stars',
    card: (write) =>
      write('How did we do?', 0, 24) +
      repeat(5, (star) =>
        fill(
          star < 4 ? p.ember400 : p.blue100,
          `M${22 + star * 50} 42l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z`,
        ),
      ) +
      rule(106) +
      write('“Quick and kind.', 0, 148, { ink: soft }) +
      write('And the lamp shines.”', 0, 182, { ink: soft, size: 21 }),
  },
  report: {
    person: 'daniel',
    message: ['Found it in your', 'help articles.'],
    shows: 'bars for visitors who asked, found an answer or wrote to a person',
    card: (write) =>
      [
        ['Opened Beacon', 250, p.blue200],
        ['Found an answer', 176, p.blue600],
        ['Asked a person', 84, p.ember400],
      ]
        .map(
          ([label, width, tint], index) =>
            write(String(label), 0, 22 + index * 72) + box(String(tint), 0, 34 + index * 72, Number(width), 22, 8),
        )
        .join(''),
  },
  subscription: {
    person: 'hannah',
    message: ['Why were we', 'charged twice?'],
    shows: 'a subscription and its two last payments',
    card: (write) =>
      write('Plus, monthly', 0, 24) +
      chip(write, 'Active', 0, 72, p.successSoft, p.success, 98) +
      rule(100) +
      write('Nov 1', 0, 140, { ink: soft }) +
      write('$84.00 paid', 100, 140) +
      write('Nov 2', 0, 184, { ink: soft }) +
      write('$84.00 back', 100, 184),
  },
  errors: {
    person: 'joe',
    message: ['Something went', 'wrong at checkout.'],
    shows: 'the errors that this customer has seen',
    card: (write) =>
      write('Checkout failed', 0, 24) +
      chip(write, '3 times', 0, 72, p.dangerSoft, p.danger, 108) +
      repeat(9, (bar) => {
        const tall = [10, 14, 8, 46, 62, 30, 12, 8, 10][bar] ?? 10
        return box(tall > 20 ? p.ember600 : p.blue200, bar * 28, 166 - tall, 20, tall, 4)
      }) +
      write('Others: 41 people', 0, 204, { ink: soft }),
  },
  channel: {
    person: 'maya',
    message: ['Do you have this', 'in green?'],
    shows: 'the picture that the customer has sent and how much time is left to reply',
    card: (write) =>
      box(p.ember200, 0, 2, 250, 128, 14) +
      disc(p.ember400, 188, 56, 30) +
      fill(p.night, 'M94 96h44v20H94zM112 60h8v40h-8z') +
      fill(p.blue600, 'M88 26h56l20 40H68z') +
      write('Reply within', 0, 172, { ink: soft }) +
      write('23 hours', 140, 172) +
      line(p.blue100, 8, 'M6 198h238') +
      line(p.ember600, 8, 'M6 198h208'),
  },
  appointment: {
    person: 'daniel',
    message: ['Can we look at', 'it together?'],
    shows: 'free times for an appointment, one of them chosen',
    card: (write) =>
      write('Thursday, Dec 3', 0, 24) +
      ['9:00', '10:30', '1:00', '2:30']
        .map((time, index) => {
          const [x, y, isChosen] = [(index % 2) * 130, 46 + Math.floor(index / 2) * 60, index === 1]
          return (
            box(isChosen ? p.blue600 : p.blue100, x, y, 118, 46, 12) +
            write(time, x + 34, y + 31, { ink: isChosen ? p.white : p.blue800 })
          )
        })
        .join('') +
      write('30 minutes with Ines', 0, 204, { ink: soft, size: 21 }),
  },
  mailbox: {
    person: 'hannah',
    message: ['Do you ship', 'to Norway?'],
    shows: 'an address that is connected and checked',
    card: (write) =>
      ['Forwarding', 'SPF', 'DKIM', 'DMARC']
        .map(
          (check, index) =>
            disc(p.successSoft, 16, 18 + index * 52, 16) +
            line(p.success, 4, `M9 ${18 + index * 52}l5 6 9-11`) +
            write(check, 46, 26 + index * 52) +
            write('passed', 168, 26 + index * 52, { ink: soft, size: 21 }),
        )
        .join(''),
  },
  chain: {
    person: 'joe',
    message: ['Please send the', 'invoice again.'],
    shows: 'three steps that run by themselves',
    card: (write) =>
      [
        ['A tag is added', p.ember400],
        ['Find the invoice', p.blue400],
        ['Write a note', p.blue600],
      ]
        .map(
          ([step, tint], index) =>
            (index > 0 ? line(p.lineStrong, 4, `M22 ${-22 + index * 76}v20`) : '') +
            box(String(tint), 0, index * 76, 44, 44, 12) +
            fill(p.white, `M26 ${8 + index * 76}L12 ${25 + index * 76}h9l-3 12 14-17h-9z`) +
            write(String(step), 58, 30 + index * 76),
        )
        .join(''),
  },
  form: {
    person: 'daniel',
    message: ['A new answer to', '“Returns”'],
    shows: 'the answers to a form',
    card: (write) =>
      write('What is it about?', 0, 22, { ink: soft, size: 21 }) +
      write('A broken shade', 0, 54) +
      rule(78) +
      write('Order number', 0, 114, { ink: soft, size: 21 }) +
      write('20418', 0, 146) +
      rule(168) +
      box(p.blue100, 0, 184, 36, 28, 6) +
      write('shade.jpg', 48, 206, { ink: p.blue600 }),
  },
} as const satisfies Readonly<Record<string, Scene>>

/** The first scene whose words are in the description; the one without words is that of its category. */
const byCategory: Readonly<Record<IntegrationCategory, readonly (readonly [keyof typeof scenes, RegExp?])[]>> = {
  Analytics: [['report']],
  Commerce: [['subscription', /subscription/i], ['order']],
  CRM: [['account']],
  Development: [['errors', /\berrors\b/i], ['issue']],
  Messaging: [['channel', /direct messages|messages to your/i], ['colleague']],
  Phone: [['voicemail']],
  Productivity: [
    ['appointment', /appointment/i],
    ['mailbox', /mail from|mailbox/i],
    ['chain', /scenario|without code/i],
    ['task'],
  ],
  Surveys: [['form', /(become|arrive as) conversations/i], ['survey']],
}

/** @returns `undefined` for a category that the site does not know */
export function sceneOf(category: string, description: string): Scene | undefined {
  const known = integrationCategories.find((one) => one === category)
  const [name] = (known && byCategory[known].find(([, words]) => words?.test(description) ?? true)) ?? []
  return name && scenes[name]
}
