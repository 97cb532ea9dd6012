import { track } from '../../analytics/analytics'
import { closest } from '../../lib/browser'
import { readLocal, removeLocal, writeLocal } from '../../lib/local-storage'
import { onRestored } from '../../lib/page-life'
import { writeQuery } from '../../lib/replace-address'
import { longestSearch, searchPath } from '../../lib/site'
import { searchKeyOffKey } from '../../lib/storage-keys'
import { loadPagefind, startPagefind, type Pagefind, type Result } from './pagefind'

/** Results at a time. */
const step = 10

/** Milliseconds without another key before a search. */
const pause = 120

/** Delay in ms before a search says that it is running. */
const slow = 1000

/** Delay in ms before a search without a result is counted: visitors may still be typing. */
const settled = 2000

function resultItem(root: Document, { url, excerpt, meta, filters }: Result): HTMLElement {
  const item = root.createElement('li')
  const [kind, title, text] = [root.createElement('p'), root.createElement('h2'), root.createElement('p')]
  const link = root.createElement('a')
  link.href = url
  link.textContent = meta.title ?? url
  title.append(link)
  kind.textContent = filters.kind?.[0] ?? ''
  text.innerHTML = excerpt
  item.append(kind, title, text)
  return item
}

function kindChoice(root: Document, value: string, text: string): HTMLElement {
  const label = root.createElement('label')
  label.append(Object.assign(root.createElement('input'), { type: 'radio', name: 'kind', value }), text)
  return label
}

const countOf = (count: number): string => (count === 1 ? '1 result' : `${count} results`)

/**
 * Runs the search page, `[data-search]`: searches while the visitor types, keeps search and kind in the address, and
 * filters by kind. Arrow keys move between the field and the results. Counts searches without a result once each.
 *
 * @param load loads Pagefind
 */
export function startSearch(root: Document, load = loadPagefind): void {
  let pagefind: Promise<Pagefind> | undefined
  /** The number of the latest search. Results of earlier ones are outdated. */
  let latest = 0
  let shown = step
  let wordsOfKinds = ''
  let typing: number | undefined
  let counting: number | undefined
  let waiting: number | undefined
  const counted = new Set<string>()

  const partOf = (selector: string): HTMLElement | null => root.querySelector(`[data-search] ${selector}`)
  const fieldOf = () => partOf('input[type=search]') as HTMLInputElement | null
  const kindOf = (): string => (partOf('[data-search-kinds] :checked') as HTMLInputElement | null)?.value ?? ''

  const ready = (): Promise<Pagefind> => {
    pagefind ??= startPagefind(load)
    pagefind.catch(() => {
      pagefind = undefined
    })
    return pagefind
  }

  /** Kinds depend on the words only. With the same words, the choice that has the focus stays. */
  const showKinds = (words: string, counts: Readonly<Record<string, number>> = {}, chosen = ''): void => {
    const part = partOf('[data-search-kinds]')
    if (!part) return
    if (words !== wordsOfKinds) {
      const found = Object.entries(counts).filter(([, count]) => count > 0)
      const choices = found.map(([kind, count]) => kindChoice(root, kind, `${kind} (${count})`))
      part.querySelectorAll('label').forEach((label) => label.remove())
      part.hidden = choices.length < 2
      if (!part.hidden) part.append(kindChoice(root, '', 'All'), ...choices)
      wordsOfKinds = words
    }
    for (const radio of part.querySelectorAll('input')) radio.checked = radio.value === chosen
  }

  const say = (status: string): void => {
    window.clearTimeout(waiting)
    const text = partOf('[data-search-status]')
    if (text) text.textContent = status
  }

  const show = (status: string, items: readonly HTMLElement[] = [], count = 0): void => {
    partOf('[data-search-results]')?.replaceChildren(...items)
    say(status)
    partOf('[data-search-more]')?.toggleAttribute('hidden', items.length >= count)
    partOf('[data-search-start]')?.toggleAttribute('hidden', items.length > 0)
  }

  const count = (words: string): void => {
    if (counted.has(words)) return
    counted.add(words)
    track({ name: 'Searched Without Result', words }, searchPath)
  }

  const search = async (kind: string): Promise<void> => {
    window.clearTimeout(typing)
    window.clearTimeout(counting)
    window.clearTimeout(waiting)
    const order = (latest += 1)
    const field = fieldOf()
    if (!field) return
    const words = field.value.trim()
    writeQuery(window, { q: words, kind })
    if (words === '') {
      showKinds('')
      show('')
      return
    }
    waiting = window.setTimeout(() => say('Searching…'), slow)
    try {
      const { results, totalFilters } = await (await ready()).search(words, { filters: kind ? { kind } : {} })
      const found = await Promise.all(results.slice(0, shown).map((result) => result.data()))
      if (order !== latest) return
      // The address may have a kind that these words have no results of.
      if (found.length === 0 && kind) {
        await search('')
        return
      }
      // Without a connection, Pagefind finds nothing in the parts that it lacks.
      if (found.length === 0 && !window.navigator.onLine) throw new Error('offline')
      showKinds(words, totalFilters.kind, kind)
      if (found.length === 0) {
        show(`Nothing found for “${words}”. Try fewer or other words.`)
        counting = window.setTimeout(() => count(words.toLowerCase()), settled)
        return
      }
      const items = found.map((result) => resultItem(root, result))
      show(`${countOf(results.length)} for “${words}”`, items, results.length)
    } catch {
      if (order !== latest) return
      pagefind = undefined
      showKinds('')
      show('The search isn’t available right now. Check your connection and try again.')
    }
  }

  /** Other words may have results of other kinds. */
  const restart = (): void => {
    shown = step
    void search(fieldOf()?.value.trim() === wordsOfKinds ? kindOf() : '')
  }

  const onInput = ({ target }: Event): void => {
    if (target !== fieldOf()) return
    window.clearTimeout(typing)
    typing = window.setTimeout(restart, pause)
  }

  const onChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.matches('[data-search-key]')) {
      if (target.checked) removeLocal(searchKeyOffKey)
      else writeLocal(searchKeyOffKey, '1')
    }
    if (!target.closest('[data-search-kinds]')) return
    shown = step
    void search(target.value)
  }

  const onSubmit = (event: SubmitEvent): void => {
    if (!closest(event.target, '[data-search]')) return
    event.preventDefault()
    restart()
  }

  const links = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-search-results] a')]

  const onClick = ({ target }: Event): void => {
    if (!closest(target, '[data-search-more] button')) return
    const before = shown
    shown += step
    void search(kindOf()).then(() => links()[before]?.focus())
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [fieldOf(), ...links()]
    const index = stops.findIndex((stop) => stop && stop === root.activeElement)
    const next = way !== undefined && index >= 0 ? stops[index + way] : undefined
    // In an input method, arrow keys choose characters.
    if (!next || event.isComposing) return
    event.preventDefault()
    next.focus()
  }

  /** The address has the search of a visitor who comes back. What the visitor has typed meanwhile wins. */
  const showPage = (): void => {
    const field = fieldOf()
    if (!field) return
    const address = new URLSearchParams(window.location.search)
    if (field.value === '') field.value = address.get('q')?.slice(0, longestSearch) ?? ''
    const key = partOf('[data-search-key]') as HTMLInputElement | null
    if (key) key.checked = readLocal(searchKeyOffKey) === undefined
    key?.parentElement?.removeAttribute('hidden')
    ready().catch(() => undefined)
    void search(address.get('kind') ?? '')
  }

  root.addEventListener('input', onInput)
  root.addEventListener('change', onChange)
  root.addEventListener('submit', onSubmit)
  root.addEventListener('click', onClick)
  root.addEventListener('keydown', onKeyDown)
  // Safari cancels what a page is loading when the visitor leaves, and still keeps the page.
  onRestored(window, () => {
    if (links().length === 0) showPage()
  })
  showPage()
}
