import { asSvg, canvas, createDice, type Drawing } from './brush'
import { chooseCover, type CoverSubject } from './choose-cover'
import { lights } from './lights'
import { settings } from './settings'
import { things } from './things/things'

/** The cover of an entry: a thing that stands for its subject, in a place, in the light of its category. */
export function drawCover(subject: CoverSubject): Drawing {
  const { thing, setting, light } = chooseCover(subject)
  const dice = createDice(`${subject.slug} ${thing}`)
  const drawn = things[thing].draw(dice)
  return {
    svg: asSvg(settings[setting].draw(drawn, lights[light], dice), canvas),
    alt: `Drawing of ${things[thing].words} ${settings[setting].words}, ${lights[light].words}`,
    ...canvas,
  }
}
