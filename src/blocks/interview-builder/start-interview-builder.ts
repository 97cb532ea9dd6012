import { readExpiring, writeExpiring } from '../../lib/local-storage'
import { onChangedElsewhere } from '../../lib/page-life'
import { replaceAddress } from '../../lib/replace-address'
import { plural } from '../../tools/numbers'
import { part, write } from '../../tools/parts'
import { listenIn, runEach } from '../../tools/run-each'
import { chosenRole, isRoleName, showCompetences, showRole } from './choose-questions'
import { dragItems } from './drag-items'
import { drawPlan, questionOf } from './draw-plan'
import { changePlan, emptyPlan, hasItem, maxItems, type Plan, type PlanChange, sumOf } from './plan'
import { maxQueryLength, readPlan, withoutPlan, writePlan } from './plan-query'

/** Key of the visitor's interview in local storage, which keeps it for a year after the last change. */
export const interviewKey = 'hs--interview-builder'

const fullMessage = `An interview can have up to ${maxItems} questions.`

/** Runs the interview builders of the pages, `[data-interview]`. */
export function startInterviewBuilder(root: Document): void {
  runEach(root, '[data-interview]', runInterviewBuilder)
}

/**
 * Shows the controls of an interview builder and the interview of the address, otherwise the stored one. An interview
 * from the address replaces the stored one with the first change; until then, “Undo” returns to the stored one.
 */
function runInterviewBuilder(builder: HTMLElement, signal: AbortSignal): void {
  const list = part(builder, 'items')
  const panel = part(builder, 'plan')
  if (!list || !panel) return

  const isKnown = (id: string): boolean => questionOf(builder, id) !== null

  let plan = emptyPlan
  /** What this document last read from or wrote to storage. */
  let stored: string | undefined
  /** What “Undo” returns to, until the next change. */
  let before: Plan | undefined

  /** Screen readers announce a repeated message, too. */
  const say = (message: string): void => {
    const status = part(builder, 'status')
    if (status) status.textContent = message
  }
  const draw = (): void => drawPlan(builder, plan, before !== undefined)

  const keep = (): void => {
    stored = writePlan(plan)
    if (!writeExpiring(interviewKey, stored)) {
      write(part(builder, 'keep'), 'This browser can’t save your interview. Copy the link to keep it.')
    }
    if (readPlan(window.location.search, isKnown)) replaceAddress(window, withoutPlan(window.location.href))
  }

  /** @returns whether anything has changed */
  const apply = (change: PlanChange): boolean => {
    const next = changePlan(plan, change)
    if (next === plan) return false
    before = change.type === 'remove' || change.type === 'replace' ? plan : undefined
    plan = next
    draw()
    keep()
    return true
  }

  const indexOf = (key: string): number => plan.items.findIndex((item) => item.key === key)

  const move = (key: string, to: number): void => {
    const isMoved = apply({ type: 'move', key, to })
    const place = `${indexOf(key) + 1} of ${plan.items.length}`
    say(isMoved ? `Moved to ${place}.` : `Still at ${place}.`)
  }

  const add = (ids: readonly string[]): void => {
    const count = plan.items.length
    apply({ type: 'add', ids })
    const added = plan.items.length - count
    const isFull = ids.some((id) => !hasItem(plan, id))
    const message = added > 0 ? `${plural(added, 'question')} added. Now ${sumOf(plan)}.` : ''
    if (isFull) say([message, fullMessage].filter(Boolean).join(' '))
    else say(message || 'They’re all in your interview already.')
  }

  const remove = (key: string): void => {
    apply({ type: 'remove', key })
    say(plan.items.length > 0 ? `Removed. Now ${sumOf(plan)}.` : 'Removed. The interview is empty.')
  }

  /** Moves the focus to the question that replaces the removed one. */
  const removeFromList = (key: string): void => {
    const index = indexOf(key)
    remove(key)
    const next = list.children[Math.min(index, list.children.length - 1)]
    const target = (next && part(next, 'remove')) ?? part(builder, 'own-text')
    target?.focus()
  }

  const chooseRole = (): void => {
    const role = chosenRole(builder)
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
    const { origin, pathname } = window.location
    const address = `${origin}${pathname}?${query}`
    try {
      // Insecure pages have no clipboard.
      await navigator.clipboard.writeText(address)
      say('Link copied. Anyone who opens it sees this interview.')
    } catch {
      const frame = part(builder, 'link')
      const field = frame?.querySelector('input')
      if (!frame || !field) return
      frame.hidden = false
      field.value = address
      field.select()
      say('Here’s the link to copy.')
    }
  }

  const undo = (): void => {
    if (!before) return
    apply({ type: 'replace', plan: before })
    before = undefined
    draw()
    say(`Restored: ${sumOf(plan)}.`)
    part(builder, 'clear')?.focus()
  }

  const clear = (): void => {
    apply({ type: 'replace', plan: emptyPlan })
    say('The interview is empty. Undo brings it back.')
    part(builder, 'undo')?.focus()
  }

  const addOwn = (): void => {
    const field = builder.querySelector<HTMLInputElement>('[data-own-text]')
    if (!field) return
    if (apply({ type: 'write', text: field.value })) {
      field.value = ''
      say(`Your question was added. Now ${sumOf(plan)}.`)
    } else {
      say(plan.items.length >= maxItems ? fullMessage : 'Write a question first.')
    }
    field.focus()
  }

  const keyOf = (element: Element): string => element.closest<HTMLElement>('[data-key]')?.dataset.key ?? ''

  const toggle = (button: Element): void => {
    const id = button.closest<HTMLElement>('[data-question]')?.dataset.question ?? ''
    if (hasItem(plan, id)) remove(id)
    else add([id])
  }

  const clicks: Readonly<Record<string, (button: Element) => void>> = {
    '[data-add]': toggle,
    '[data-add-guide]': () => add(chosenRole(builder).ids),
    '[data-up]': (button) => move(keyOf(button), indexOf(keyOf(button)) - 1),
    '[data-down]': (button) => move(keyOf(button), indexOf(keyOf(button)) + 1),
    '[data-remove]': (button) => removeFromList(keyOf(button)),
    '[data-print]': () => window.print(),
    '[data-copy]': () => void copyLink(),
    '[data-undo]': undo,
    '[data-clear]': clear,
  }

  const readStored = (): Plan | undefined => {
    stored = readExpiring(interviewKey)
    return readPlan(stored ?? '', isKnown)?.plan
  }

  /** Otherwise the next change would overwrite the interview of another tab. */
  const followOtherTabs = (): void => {
    if (readExpiring(interviewKey) === stored) return
    const kept = readStored()
    if (readPlan(window.location.search, isKnown)) before = kept
    else [plan, before] = [kept ?? emptyPlan, undefined]
    draw()
  }

  const begin = (): void => {
    const kept = readStored()
    const shared = readPlan(window.location.search, isKnown)
    plan = kept ?? emptyPlan
    if (shared) {
      const missing =
        shared.missing > 0 ? ` ${plural(shared.missing, 'question')} from the link can’t be found anymore.` : ''
      if (shared.plan.items.length > 0) {
        const other = kept && kept.items.length > 0 && writePlan(kept) !== writePlan(shared.plan) ? kept : undefined
        plan = shared.plan
        before = other
        say(`This interview came with the link: ${sumOf(plan)}.${missing}${other ? ' Undo goes back to yours.' : ''}`)
      } else if (missing !== '') say(missing.trim())
    }
    for (const tool of builder.querySelectorAll<HTMLElement>('[data-tool]')) tool.hidden = false
    // Browsers restore checkboxes when visitors return to a page.
    showCompetences(builder)
    draw()
  }

  const on = listenIn(builder, signal)

  on('click', (_event, target) => {
    for (const [selector, act] of Object.entries(clicks)) {
      const button = target.closest(selector)
      if (button) act(button)
    }
  })
  on('input', (_event, target) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.matches('[data-title]')) apply({ type: 'title', title: target.value })
    if (target.matches('[data-minutes]') && target.value !== '') {
      apply({ type: 'minutes', key: keyOf(target), minutes: target.valueAsNumber })
    }
  })
  on('change', (_event, target) => {
    if (target.matches('[data-role]')) chooseRole()
    if (target.matches('[data-competence]')) showCompetences(builder)
    if (!(target instanceof HTMLInputElement)) return
    if (target.matches('[data-minutes]')) target.value = String(plan.items[indexOf(keyOf(target))]?.minutes ?? '')
    if (target.matches('[data-title]')) target.value = plan.title
  })
  on('submit', (event, target) => {
    if (!target.matches('[data-own]')) return
    event.preventDefault()
    addOwn()
  })
  on('keydown', (event, target) => {
    const handle = target.closest('[data-handle]')
    if (!handle || event.altKey || event.ctrlKey || event.metaKey) return
    const place = listMoves(event.key, indexOf(keyOf(handle)), plan.items.length)
    if (place === undefined) return
    event.preventDefault()
    move(keyOf(handle), place)
  })
  dragItems(list, { scroller: panel, onDrop: (item, to) => move(item.dataset.key ?? '', to), signal })
  onChangedElsewhere(window, followOtherTabs, { signal })
  begin()
}

/** The index to which a key moves an item of a list; `undefined` when it does not move items. */
const listMoves = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 })[key]
