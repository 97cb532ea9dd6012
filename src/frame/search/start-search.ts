import { track } from '../../analytics'
import { readLocal, removeLocal, writeLocal } from '../../lib/local-storage'
import { longestSearch, searchFolder } from '../../lib/search'
import { searchKeyOffKey } from '../../lib/storage-keys'
import type { ToolOptions } from '../../tools/load-tool'

/** Of one page, as Pagefind returns it. */
interface Result {
  readonly url: string
  /** HTML with `<mark>` elements, otherwise escaped. */
  readonly excerpt: string
  readonly meta: { readonly title?: string }
  readonly filters: { readonly kind?: readonly string[] }
}

/** The part of Pagefind's browser API that the search uses. */
export interface Pagefind {
  readonly options: (options: { readonly excerptEllipsis: string }) => Promise<void>
  readonly init: () => Promise<void>
  readonly destroy: () => Promise<void>
  /** Loads the filters, so that a search counts its results by filter. */
  readonly filters: () => Promise<unknown>
  readonly search: (
    words: string,
    options: { readonly filters: { readonly kind?: string } },
  ) => Promise<{
    readonly results: readonly { readonly data: () => Promise<Result> }[]
    /** The numbers of results without a filter. */
    readonly totalFilters: { readonly kind?: Readonly<Record<string, number>> }
  }>
}

interface SearchOptions extends ToolOptions {
  /** Loads Pagefind. */
  readonly load?: () => Promise<Pagefind>
}

/** Results at a time. */
const step = 10

/** Milliseconds without another key before a search. */
const pause = 120

/** Milliseconds that a search without a result must stand before it counts: visitors may still be typing. */
const settled = 2000

const loadPagefind = (): Promise<Pagefind> => {
  // A file of the build, not a module of this bundle.
  const address = `${searchFolder}pagefind.js`
  return import(/* webpackIgnore: true */ address) as Promise<Pagefind>
}

async function begin(pagefind: Pagefind): Promise<void> {
  await pagefind.options({ excerptEllipsis: '…' })
  await pagefind.init()
  await pagefind.filters()
}

/**
 * Pagefind gives its worker five seconds, then tries without it, which the content security policy does not allow. A
 * second attempt has what a slow connection has loaded by then.
 */
async function beginAgain(pagefind: Pagefind): Promise<void> {
  await pagefind.destroy()
  await begin(pagefind)
}

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

function kindChoice(root: Document, value: string, text: string, chosen: string): HTMLElement {
  const label = root.createElement('label')
  const radio = Object.assign(root.createElement('input'), { type: 'radio', name: 'kind', value })
  radio.checked = value === chosen
  label.append(radio, text)
  return label
}

const countOf = (count: number): string => (count === 1 ? '1 result' : `${count} results`)

/**
 * Runs the search page, `[data-search]`: searches while the visitor types, keeps search and kind in the address, and
 * filters by kind. Arrow keys move between the field and the results. Counts searches without a result once each.
 */
export function startSearch(root: Document, { load = loadPagefind, signal }: SearchOptions): void {
  const view = root.defaultView
  if (!view) return
  let pagefind: Promise<Pagefind> | undefined
  let latest = 0
  let shown = step
  let typing: number | undefined
  let counting: number | undefined
  const counted = new Set<string>()

  const partOf = (selector: string): HTMLElement | null => root.querySelector(`[data-search] ${selector}`)
  const fieldOf = () => partOf('input[type=search]') as HTMLInputElement | null
  const kindOf = (): string => (partOf('[data-search-kinds] :checked') as HTMLInputElement | null)?.value ?? ''

  const ready = (): Promise<Pagefind> => {
    pagefind ??= load().then(async (loaded) => {
      await begin(loaded).catch(() => beginAgain(loaded))
      return loaded
    })
    pagefind.catch(() => {
      pagefind = undefined
    })
    return pagefind
  }

  const showKinds = (counts: Readonly<Record<string, number>>, chosen: string): void => {
    const part = partOf('[data-search-kinds]')
    const found = Object.entries(counts).filter(([, count]) => count > 0)
    part?.querySelectorAll('label').forEach((label) => label.remove())
    part?.toggleAttribute('hidden', found.length < 2)
    if (found.length < 2) return
    part?.append(
      kindChoice(root, '', 'All', chosen),
      ...found.map(([kind, count]) => kindChoice(root, kind, `${kind} (${count})`, chosen)),
    )
  }

  const show = (status: string, items: readonly HTMLElement[] = [], count = 0): void => {
    partOf('[data-search-results]')?.replaceChildren(...items)
    const text = partOf('[data-search-status]')
    if (text) text.textContent = status
    partOf('[data-search-more]')?.toggleAttribute('hidden', items.length >= count)
    partOf('[data-search-start]')?.toggleAttribute('hidden', items.length > 0)
  }

  const count = (words: string): void => {
    counting = view.setTimeout(() => {
      if (counted.has(words)) return
      counted.add(words)
      track({ name: 'Searched Without Result', words })
    }, settled)
  }

  const keepInAddress = (words: string, kind: string): void => {
    const query = new URLSearchParams({ ...(words && { q: words }), ...(kind && { kind }) }).toString()
    view.history.replaceState(view.history.state, '', `${view.location.pathname}${query && `?${query}`}`)
  }

  const search = async (kind = kindOf()): Promise<void> => {
    view.clearTimeout(typing)
    view.clearTimeout(counting)
    const words = fieldOf()?.value.trim() ?? ''
    const order = (latest += 1)
    keepInAddress(words, kind)
    if (words === '') {
      showKinds({}, '')
      show('')
      return
    }
    try {
      const { results, totalFilters } = await (await ready()).search(words, { filters: kind ? { kind } : {} })
      const found = await Promise.all(results.slice(0, shown).map((result) => result.data()))
      if (order !== latest) return
      // Without a connection, Pagefind finds nothing in the parts that it lacks.
      if (found.length === 0 && !view.navigator.onLine) throw new Error('offline')
      showKinds(totalFilters.kind ?? {}, kind)
      const items = found.map((result) => resultItem(root, result))
      show(
        found.length > 0
          ? `${countOf(results.length)} for “${words}”`
          : `Nothing found for “${words}”. Try fewer or other words.`,
        items,
        results.length,
      )
      if (found.length === 0 && kind === '') count(words.toLowerCase())
    } catch {
      if (order !== latest) return
      showKinds({}, '')
      show('The search isn’t available right now. Check your connection and try again.')
    }
  }

  /** Other words may have results of other kinds. */
  const restart = (): void => {
    shown = step
    void search('')
  }

  const onInput = ({ target }: Event): void => {
    if (target !== fieldOf()) return
    view.clearTimeout(typing)
    typing = view.setTimeout(restart, pause)
  }

  const onChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return
    const { value, checked } = target
    if (target.matches('[data-search-key]')) {
      if (checked) removeLocal(searchKeyOffKey)
      else writeLocal(searchKeyOffKey, '1')
    }
    if (!target.closest('[data-search-kinds]')) return
    shown = step
    void search().then(() => {
      // The choices are new elements.
      for (const radio of root.querySelectorAll<HTMLInputElement>('[data-search-kinds] input'))
        if (radio.value === value) radio.focus()
    })
  }

  const onSubmit = (event: SubmitEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-search]')) return
    event.preventDefault()
    restart()
  }

  const links = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-search-results] a')]

  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('[data-search-more] button')) return
    const before = shown
    shown += step
    void search().then(() => links()[before]?.focus())
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [fieldOf(), ...links()]
    const index = stops.findIndex((stop) => stop && stop === root.activeElement)
    const next = way !== undefined && index >= 0 ? stops[index + way] : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  /** The address has the search of a visitor who comes back. What the visitor has typed meanwhile wins. */
  const showPage = (): void => {
    const field = fieldOf()
    if (!field) return
    const address = new URLSearchParams(view.location.search)
    if (field.value === '') field.value = address.get('q')?.slice(0, longestSearch) ?? ''
    const key = partOf('[data-search-key]') as HTMLInputElement | null
    if (key) key.checked = readLocal(searchKeyOffKey) === undefined
    key?.parentElement?.removeAttribute('hidden')
    shown = step
    ready().catch(() => undefined)
    void search(address.get('kind') ?? '')
  }

  root.addEventListener('input', onInput, { signal })
  root.addEventListener('change', onChange, { signal })
  root.addEventListener('submit', onSubmit, { signal })
  root.addEventListener('click', onClick, { signal })
  root.addEventListener('keydown', onKeyDown, { signal })
  root.addEventListener('hs:page', showPage, { signal })
  showPage()
}
