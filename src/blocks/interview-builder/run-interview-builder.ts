import { chosenRole, isRoleName, showCompetences, showRole } from './choose-questions'
import { dragItems } from './drag-items'
import { drawItems, type QuestionWords } from './draw-items'
import { changePlan, emptyPlan, hasItem, maxItems, type Plan, type PlanChange, type PlanItem } from './plan'
import { maxQueryLength, readPlan, withoutPlan, writePlan } from './plan-query'
import { counted, sumOf } from './plan-words'
import { readBank } from './read-bank'

/** What the builder needs of the browser. */
export interface InterviewServices {
  /** The interview that was written last, if it is still there. */
  readonly read: () => string | undefined
  /** @returns whether it is kept now */
  readonly write: (query: string) => boolean
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>
  /** Changes the query of the address and loads nothing. */
  readonly replaceQuery: (query: string) => void
  readonly copy: (text: string) => Promise<void>
  readonly print: () => void
}

/** Changes that can be taken back, until something else is changed. */
const canBeUndone = (change: PlanChange): boolean => change.type === 'remove' || change.type === 'replace'

/**
 * Brings an interview builder to life: shows its controls, and the interview of the address, else the
 * one that the browser has kept. An interview that came with the address takes the place of a kept
 * one as soon as something is changed; “Undo” goes back to the kept one before that.
 *
 * @param builder the element marked `data-interview`
 * @returns a function that stops it
 */
export function runInterviewBuilder(builder: HTMLElement, services: InterviewServices): () => void {
  const find = (name: string): HTMLElement | null => builder.querySelector<HTMLElement>(`[data-${name}]`)
  const findField = (name: string): HTMLInputElement | null => builder.querySelector(`input[data-${name}]`)
  const all = (name: string): NodeListOf<HTMLElement> => builder.querySelectorAll<HTMLElement>(`[data-${name}]`)
  const list = find('items')
  const panel = find('plan')
  const blank = find('blank')?.firstElementChild
  if (!list || !panel || !blank) return () => undefined

  const bank = readBank(builder)
  const wordsOf = ({ key, text }: PlanItem): QuestionWords =>
    (text === undefined ? bank.get(key) : undefined) ?? { text: text ?? '' }

  let plan = emptyPlan
  let before: Plan | undefined

  const say = (message: string): void => {
    const status = find('status')
    if (status) status.textContent = message
  }

  const draw = (): void => {
    const isFilled = plan.items.length > 0
    builder.toggleAttribute('data-has-plan', isFilled)
    drawItems(list, blank, plan, wordsOf)
    const sum = find('sum')
    if (sum) sum.textContent = isFilled ? sumOf(plan) : ''
    const count = find('count')
    if (count) count.textContent = isFilled ? counted(plan.items.length, 'question') : ''
    const title = findField('title')
    if (title && title !== title.ownerDocument.activeElement) title.value = plan.title
    for (const question of all('question')) {
      const isChosen = hasItem(plan, question.dataset.question ?? '')
      question.toggleAttribute('data-is-chosen', isChosen)
      const button = question.querySelector('[data-add]')
      if (button) button.textContent = isChosen ? 'Take out' : 'Add'
    }
    for (const button of builder.querySelectorAll<HTMLButtonElement>('[data-print],[data-copy],[data-clear]')) {
      button.disabled = !isFilled
    }
    const undo = find('undo')
    if (undo) undo.hidden = before === undefined
    const link = find('link')
    if (link) link.hidden = true
  }

  const keep = (): void => {
    const isKept = services.write(writePlan(plan))
    const note = find('keep')
    if (note && !isKept) note.textContent = 'This browser keeps nothing. Copy the link to have this interview again.'
    const { search } = services.location
    const rest = withoutPlan(search)
    if (rest !== search && readPlan(search, () => true)) services.replaceQuery(rest)
  }

  /** @returns whether anything has changed */
  const apply = (change: PlanChange): boolean => {
    const next = changePlan(plan, change)
    if (next === plan) return false
    before = canBeUndone(change) ? plan : undefined
    plan = next
    draw()
    keep()
    return true
  }

  const indexOf = (key: string): number => plan.items.findIndex((item) => item.key === key)

  const move = (key: string, to: number): void => {
    const isMoved = apply({ type: 'move', key, to })
    const place = `${indexOf(key) + 1} of ${plan.items.length}`
    say(isMoved ? `Moved to ${place}.` : `It stays at ${place}.`)
  }

  const add = (ids: readonly string[]): void => {
    const count = plan.items.length
    apply({ type: 'add', ids })
    const added = plan.items.length - count
    if (added > 0) say(`${counted(added, 'question')} added. Now ${sumOf(plan)}.`)
    else say(count >= maxItems ? `An interview has room for ${maxItems} questions.` : 'They are all there already.')
  }

  const remove = (key: string): void => {
    apply({ type: 'remove', key })
    say(plan.items.length > 0 ? `Removed. Now ${sumOf(plan)}.` : 'Removed. The interview is empty.')
  }

  /** The focus goes to what has taken the place of a removed question. */
  const removeFromList = (key: string): void => {
    const index = indexOf(key)
    remove(key)
    const next = list.children[Math.min(index, list.children.length - 1)]
    const target = next?.querySelector<HTMLElement>('[data-remove]') ?? find('own-text')
    target?.focus()
  }

  const isKnown = (id: string): boolean => bank.has(id)

  const chooseRole = (): void => {
    const role = chosenRole(builder, isKnown)
    showRole(builder, role)
    const isUntitled = plan.title === '' || isRoleName(builder, plan.title)
    if (role.name !== '' && isUntitled) apply({ type: 'title', title: role.name })
  }

  const copyLink = async (): Promise<void> => {
    const query = writePlan(plan)
    if (query.length > maxQueryLength) {
      say('This interview is too long for a link. Shorten your own questions, or print it.')
      return
    }
    const { origin, pathname } = services.location
    const address = `${origin}${pathname}?${query}`
    try {
      await services.copy(address)
      say('Link copied. Whoever opens it sees this interview.')
    } catch {
      const frame = find('link')
      const field = frame?.querySelector('input')
      if (!frame || !field) return
      frame.hidden = false
      field.value = address
      field.select()
      say('This is the link to copy.')
    }
  }

  const undo = (): void => {
    if (!before) return
    apply({ type: 'replace', plan: before })
    before = undefined
    draw()
    say(`As it was: ${sumOf(plan)}.`)
    find('clear')?.focus()
  }

  const clear = (): void => {
    apply({ type: 'replace', plan: emptyPlan })
    say('The interview is empty. Undo brings it back.')
    find('undo')?.focus()
  }

  const write = (): void => {
    const field = findField('own-text')
    if (!field) return
    if (apply({ type: 'write', text: field.value })) {
      field.value = ''
      say(`Your question was added. Now ${sumOf(plan)}.`)
    } else {
      say(
        plan.items.length >= maxItems ? `An interview has room for ${maxItems} questions.` : 'Write a question first.',
      )
    }
    field.focus()
  }

  const keyOf = (element: Element): string => element.closest<HTMLElement>('[data-key]')?.dataset.key ?? ''

  const toggle = (button: Element): void => {
    const id = button.closest<HTMLElement>('[data-question]')?.dataset.question ?? ''
    if (hasItem(plan, id)) remove(id)
    else add([id])
  }

  /** What a click does, by the mark of the button. */
  const clicks: readonly (readonly [selector: string, act: (button: Element) => void])[] = [
    ['[data-add]', toggle],
    [
      '[data-add-guide]',
      () => {
        add(chosenRole(builder, isKnown).ids)
      },
    ],
    [
      '[data-up]',
      (button) => {
        move(keyOf(button), indexOf(keyOf(button)) - 1)
      },
    ],
    [
      '[data-down]',
      (button) => {
        move(keyOf(button), indexOf(keyOf(button)) + 1)
      },
    ],
    [
      '[data-remove]',
      (button) => {
        removeFromList(keyOf(button))
      },
    ],
    [
      '[data-print]',
      () => {
        services.print()
      },
    ],
    ['[data-copy]', () => void copyLink()],
    ['[data-undo]', undo],
    ['[data-clear]', clear],
  ]

  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    for (const [selector, act] of clicks) {
      const button = target.closest(selector)
      if (button) act(button)
    }
  }

  const onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.matches('[data-title]')) apply({ type: 'title', title: target.value })
    if (target.matches('[data-minutes]') && target.value !== '') {
      apply({ type: 'minutes', key: keyOf(target), minutes: target.valueAsNumber })
    }
  }

  const onChange = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    if (target.matches('[data-role]')) chooseRole()
    if (target.matches('[data-competence]')) showCompetences(builder)
    if (target instanceof HTMLInputElement && target.matches('[data-minutes]')) {
      target.value = String(plan.items[indexOf(keyOf(target))]?.minutes ?? '')
    }
    if (target instanceof HTMLInputElement && target.matches('[data-title]')) target.value = plan.title
  }

  const onSubmit = (event: Event): void => {
    if (!(event.target instanceof Element && event.target.matches('[data-own]'))) return
    event.preventDefault()
    write()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null
    if (!handle || event.altKey || event.ctrlKey || event.metaKey) return
    const index = indexOf(keyOf(handle))
    const places: Readonly<Record<string, number | undefined>> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: plan.items.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    move(keyOf(handle), place)
  }

  const begin = (): void => {
    const kept = readPlan(services.read() ?? '', isKnown)?.plan
    const shared = readPlan(services.location.search, isKnown)
    plan = kept ?? emptyPlan
    if (shared) {
      const missing =
        shared.missing > 0 ? ` ${counted(shared.missing, 'question')} of the link can’t be found any more.` : ''
      if (shared.plan.items.length > 0) {
        const other = kept && kept.items.length > 0 && writePlan(kept) !== writePlan(shared.plan) ? kept : undefined
        plan = shared.plan
        before = other
        say(`This interview came with the link: ${sumOf(plan)}.${missing}${other ? ' Undo goes back to yours.' : ''}`)
      } else if (missing !== '') say(missing.trim())
    }
    for (const tool of all('tool')) tool.hidden = false
    // A browser that goes back to this page may have ticked them again.
    showCompetences(builder)
    draw()
  }

  begin()
  const stopDragging = dragItems(list, panel, (item, to) => {
    move(item.dataset.key ?? '', to)
  })
  const listeners = { click: onClick, input: onInput, change: onChange, submit: onSubmit } as const
  for (const [type, listener] of Object.entries(listeners)) builder.addEventListener(type, listener)
  builder.addEventListener('keydown', onKeyDown)
  return () => {
    stopDragging()
    for (const [type, listener] of Object.entries(listeners)) builder.removeEventListener(type, listener)
    builder.removeEventListener('keydown', onKeyDown)
  }
}
