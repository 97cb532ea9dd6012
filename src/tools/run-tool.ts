import { fillControls, isUntouched, readControl, showProblems } from './controls'
import { copyText } from './copy-text'
import type { Tool } from './load-tool'
import { sharedAddress, writeAddress } from './tool-address'

/** What one tool does that others don't. */
export interface ToolParts<State> {
  /** Of its blocks. */
  readonly selector: string
  /**
   * What a form or an address says, whatever that may be.
   *
   * @param get the text under a name, `null` when there is none
   * @returns a state that can be answered, and the names of what is wrong
   */
  readonly read: (
    get: (name: string) => string | null,
    block: HTMLElement,
  ) => { readonly state: State; readonly wrong: readonly string[] }
  /** A state as it stands in an address, and in the controls, by their names. */
  readonly toQuery: (state: State) => Readonly<Record<string, string>>
  /** Writes the answer to a state into a block. */
  readonly answer: (block: HTMLElement, state: State) => void
  /** Makes controls that say the same agree, the one that was used being right. */
  readonly link?: (block: HTMLElement, used?: Element) => void
}

function say(block: Element, name: 'stale' | 'copied', text: string): void {
  const place = block.querySelector(`[data-tool-${name}]`)
  // Said again only when it changes.
  if (place && place.textContent !== text) place.textContent = text
}

/**
 * Makes the blocks of a tool answer while a visitor enters something. What is entered stands in the
 * address, and is taken from there when a page has been drawn, so that an answer can be passed on.
 */
export function runTool<State>(root: Document, window: Window, parts: ToolParts<State>): Tool {
  const { selector, read, toQuery, answer, link } = parts

  const readBlock = (block: HTMLElement) => read((name) => readControl(block, name), block)

  /** While something is wrong, the answer stays the one from before. */
  const update = (block: HTMLElement): void => {
    const { state, wrong } = readBlock(block)
    showProblems(block, wrong)
    say(block, 'copied', '')
    say(block, 'stale', wrong.length > 0 ? 'A number needs another look. This is still the answer from before.' : '')
    if (wrong.length === 0) answer(block, state)
  }

  const copy = async (block: HTMLElement): Promise<void> => {
    const { state, wrong } = readBlock(block)
    if (wrong.length > 0) {
      block.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const query = toQuery(state)
    writeAddress(window, query)
    const isCopied = await copyText(window.navigator, sharedAddress(window.location.href, query))
    say(block, 'copied', isCopied ? 'Copied.' : 'Please copy the address of this page.')
  }

  const onInput = ({ target }: Event): void => {
    const block = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (!block) return
    link?.(block, target as Element)
    update(block)
  }

  const onChange = ({ target }: Event): void => {
    const block = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (!block) return
    const { state, wrong } = readBlock(block)
    if (wrong.length === 0) writeAddress(window, toQuery(state))
  }

  const onClick = ({ target }: Event): void => {
    const block = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (!block || !(target instanceof Element)) return
    if (target.closest('[data-tool-copy]')) void copy(block)
    if (target.closest('[data-tool-print]')) window.print()
  }

  /** What a visitor has entered while the code was on its way counts for more than the address. */
  const showBlock = (block: HTMLElement): void => {
    const parameters = new URLSearchParams(window.location.search)
    link?.(block)
    if (isUntouched(block)) {
      fillControls(block, toQuery(read((name) => parameters.get(name), block).state))
      link?.(block)
    }
    if (!isUntouched(block)) update(block)
  }

  root.addEventListener('input', onInput)
  root.addEventListener('change', onChange)
  root.addEventListener('click', onClick)
  return {
    show: () => {
      root.querySelectorAll<HTMLElement>(selector).forEach(showBlock)
    },
    stop: () => {
      root.removeEventListener('input', onInput)
      root.removeEventListener('change', onChange)
      root.removeEventListener('click', onClick)
    },
  }
}
