import { counted } from './plan'

const groupOf = (builder: Element, box: HTMLInputElement): HTMLElement | null =>
  builder.querySelector<HTMLElement>(`#${CSS.escape(box.value)}`)

const competencesOf = (builder: Element): HTMLInputElement[] => [
  ...builder.querySelectorAll<HTMLInputElement>('[data-competence]'),
]

/** Shows the questions of the chosen competences; all of them when none is chosen. */
export function showCompetences(builder: Element): void {
  const boxes = competencesOf(builder)
  const isAnyChosen = boxes.some(({ checked }) => checked)
  for (const box of boxes) {
    const group = groupOf(builder, box)
    if (group) group.hidden = isAnyChosen && !box.checked
  }
}

/** A role that questions can be chosen for. */
export interface ChosenRole {
  /** Empty for any role. */
  readonly name: string
  /** Ids of the questions that its guide asks, as far as they are on the page. */
  readonly ids: readonly string[]
}

const selectOf = (builder: Element): HTMLSelectElement | null => builder.querySelector('[data-role]')

/** The role that is chosen at the moment. */
export function chosenRole(builder: Element, isKnown: (id: string) => boolean): ChosenRole {
  const option = selectOf(builder)?.selectedOptions[0]
  return {
    name: option?.value ? option.text : '',
    ids: (option?.dataset.guideQuestions ?? '').split(' ').filter(isKnown),
  }
}

/** Whether this is the name of any role. */
export const isRoleName = (builder: Element, name: string): boolean =>
  [...(selectOf(builder)?.options ?? [])].some(({ text }) => text === name)

/** Offers the guide of a role, and chooses the competences that it asks for. */
export function showRole(builder: Element, { ids }: ChosenRole): void {
  const offer = builder.querySelector<HTMLElement>('[data-offer]')
  const button = builder.querySelector('[data-add-guide]')
  const link = builder.querySelector<HTMLAnchorElement>('[data-guide-link]')
  const href = selectOf(builder)?.selectedOptions[0]?.dataset.guideHref
  if (offer) offer.hidden = ids.length === 0
  if (button) button.textContent = `Add the ${counted(ids.length, 'question')} of its guide`
  if (link) {
    link.hidden = href === undefined
    link.href = href ?? '/'
  }
  for (const box of competencesOf(builder)) {
    const group = groupOf(builder, box)
    box.checked = ids.some((id) => group?.querySelector(`[data-question="${CSS.escape(id)}"]`))
  }
  showCompetences(builder)
}
