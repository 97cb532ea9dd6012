import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import * as S from './Tooltip.styles'

export interface TooltipProps {
  /** Id of the bubble; unique on the page. */
  readonly id: string
  /** What the bubble says. */
  readonly text: ReactNode
  /** The words that have the bubble. */
  readonly children: ReactNode
  readonly className?: string
}

type State = 'away' | 'near' | 'dismissed'

/**
 * Words with a bubble that says more, on hover and focus. CSS shows it, so it works as static HTML;
 * once hydrated, Escape dismisses it until the pointer and the focus have left (WCAG 1.4.13).
 */
export function Tooltip({ id, text, children, className }: TooltipProps) {
  const [state, setState] = useState<State>('away')

  useEffect(() => {
    if (state !== 'near') return
    // On the document: a pointer may show the bubble while the focus is somewhere else.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setState('dismissed')
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [state])

  const enter = () => setState((current) => (current === 'away' ? 'near' : current))
  const leave = () => setState('away')

  return (
    <S.Root
      className={className}
      data-dismissed={state === 'dismissed' || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <S.Trigger type="button" aria-describedby={id}>
        {children}
      </S.Trigger>
      <S.Position>
        <S.Bubble id={id} role="tooltip">
          {text}
        </S.Bubble>
      </S.Position>
    </S.Root>
  )
}
