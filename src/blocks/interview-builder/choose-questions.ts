import { plural } from '../../tools/numbers'

const groupOf = (builder: Element, box: HTMLInputElement): HTMLElement | null =>
  builder.querySelector<HTMLElement>(`#${CSS.escape(box.value)}`)

const competencesOf = (builder: Element): HTMLInputElement[] => [
  ...builder.querySelectorAll<HTMLInputElement>('[data-competence]'),
]

/** Shows the questions of the checked competences; all questions when none is checked. */
export function showCompetences(builder: Element): void {
  const boxes = competencesOf(builder)
  const isAnyChosen = boxes.some(({ checked }) => checked)
  for (const box of boxes) {
    const group = groupOf(builder, box)
    if (group) group.hidden = isAnyChosen && !box.checked
  }
}

interface ChosenRole {
  /** Empty for “Any role”. */
  readonly name: string
  /** Ids of its guide's questions that are on the page. */
  readonly ids: readonly string[]
}

const selectOf = (builder: Element): HTMLSelectElement | null => builder.querySelector('[data-role]')

export function chosenRole(builder: Element, isKnown: (id: string) => boolean): ChosenRole {
  const option = selectOf(builder)?.selectedOptions[0]
  return {
    name: option?.value ? option.text : '',
    ids: (option?.dataset.guideQuestions ?? '').split(' ').filter(isKnown),
  }
}

export const isRoleName = (builder: Element, name: string): boolean =>
  [...(selectOf(builder)?.options ?? [])].some(({ text }) => text === name)

/** Offers the guide of a role, and checks the competences of its questions. */
export function showRole(builder: Element, { ids }: ChosenRole): void {
  const offer = builder.querySelector<HTMLElement>('[data-offer]')
  const button = builder.querySelector('[data-add-guide]')
  const link = builder.querySelector<HTMLAnchorElement>('[data-guide-link]')
  const href = selectOf(builder)?.selectedOptions[0]?.dataset.guideHref
  if (offer) offer.hidden = ids.length === 0
  if (button) button.textContent = `Add the ${plural(ids.length, 'question')} from its guide`
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
