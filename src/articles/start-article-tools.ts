import { track } from '../analytics/analytics'
import type { Rating } from '../analytics/vendor'

/** Shows the thanks in place of the question. The focused button is hidden: the focus, and screen readers, go on there. */
function thank(tool: Element, rating: Rating): void {
  tool.querySelector('[data-question]')?.toggleAttribute('hidden', true)
  const thanks = tool.querySelector<HTMLElement>(`[data-thanks="${rating}"]`)
  if (!thanks) return
  thanks.hidden = false
  thanks.focus({ preventScroll: true })
}

/** Runs the tools of articles, `[data-article-tool]`: the print button, and the question whether the page was helpful. */
export function startArticleTools(root: Document): void {
  const show = (): void => {
    for (const tool of root.querySelectorAll<HTMLElement>('[data-article-tool]')) tool.dataset.isReady = ''
  }
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const tool = button?.closest<HTMLElement>('[data-article-tool]')
    if (!button || !tool) return
    if (tool.dataset.articleTool === 'print') return root.defaultView?.print()
    const rating = button.value as Rating
    track({ name: 'Rated Page', rating })
    thank(tool, rating)
  })
  root.addEventListener('hs:page', show)
  show()
}
