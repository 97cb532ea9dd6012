/** What makes a block of a page answer to its visitor. */
export interface Tool {
  /** To be called when a page has been drawn. */
  readonly show: () => void
  readonly stop: () => void
}

/**
 * Fetches the code of a tool on the first page that has it. When that fails, it is tried again on the
 * next such page, and when the visitor enters something.
 *
 * @param selector of the blocks that the tool is for
 */
export function loadTool(root: Document, selector: string, load: () => Promise<Tool>): Tool {
  let tool: Promise<Tool | undefined> | undefined
  let isStopped = false

  const show = (): void => {
    if (isStopped || !root.querySelector(selector)) return
    tool ??= load().catch(() => {
      tool = undefined
      return undefined
    })
    void tool.then((loaded) => {
      if (!isStopped) loaded?.show()
    })
  }
  const onInput = ({ target }: Event): void => {
    if (!tool && target instanceof Element && target.closest(selector)) show()
  }

  show()
  root.addEventListener('input', onInput)
  return {
    show,
    stop: () => {
      isStopped = true
      root.removeEventListener('input', onInput)
      void tool?.then((loaded) => loaded?.stop())
    },
  }
}
