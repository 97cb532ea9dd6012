import { plural } from '../../tools/numbers'
import { part, write } from '../../tools/parts'
import { questionOf } from './draw-plan'

/** The checkboxes of the competences, each with its group of questions. */
const competencesOf = (builder: Element) =>
  Array.from(builder.querySelectorAll<HTMLInputElement>('[data-competence]'), (box) => ({
    box,
    group: document.getElementById(box.value),
  }))

/** Shows the questions of the checked competences; all questions when none is checked. */
export function showCompetences(builder: Element): void {
  const competences = competencesOf(builder)
  const isAnyChosen = competences.some(({ box }) => box.checked)
  for (const { box, group } of competences) group?.toggleAttribute('hidden', isAnyChosen && !box.checked)
}

interface ChosenRole {
  /** Empty for “Any role”. */
  readonly name: string
  /** Ids of its guide's questions that are on the page. */
  readonly ids: readonly string[]
  /** The address of its guide. */
  readonly href?: string
}

export function chosenRole(builder: Element): ChosenRole {
  const option = builder.querySelector<HTMLSelectElement>('[data-role]')?.selectedOptions[0]
  return {
    name: option?.value ? option.text : '',
    ids: (option?.dataset.guideQuestions ?? '').split(' ').filter((id) => questionOf(builder, id)),
    href: option?.dataset.guideHref,
  }
}

export const isRoleName = (builder: Element, name: string): boolean =>
  [...builder.querySelectorAll('[data-role] option')].some(({ textContent }) => textContent === name)

/** Offers the guide of a role, and checks the competences of its questions. */
export function showRole(builder: Element, { ids, href }: ChosenRole): void {
  part(builder, 'offer')?.toggleAttribute('hidden', ids.length === 0)
  write(part(builder, 'add-guide'), `Add the ${plural(ids.length, 'question')} from its guide`)
  const link = builder.querySelector<HTMLAnchorElement>('[data-guide-link]')
  if (link) {
    link.hidden = href === undefined
    link.href = href ?? '/'
  }
  for (const { box, group } of competencesOf(builder)) {
    box.checked = ids.some((id) => group?.contains(questionOf(builder, id)))
  }
  showCompetences(builder)
}
