import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { HeadingLevel } from '../Heading/Heading'
import { Heading } from '../Heading/Heading'
import * as S from './Tabs.styles'
import { useHydrated } from './useHydrated'
import { useLocationHash } from './useLocationHash'

export interface TabItem {
  /** Id of the panel, and so its name in links. */
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

export interface TabsProps {
  readonly items: readonly TabItem[]
  /** What the tabs choose between, for screen readers. */
  readonly label: string
  /** Level of the panels' titles in the page's outline. */
  readonly level?: HeadingLevel
  readonly className?: string
}

/** The index that a key leads to; `undefined` for keys that don't move. */
function indexForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Panels of which one shows. As static HTML it is a list of links to titled parts; once hydrated it
 * follows the tabs pattern of the ARIA Authoring Practices, with automatic activation. A link to a
 * panel's id opens that panel.
 */
export function Tabs({ items, label, level = 3, className }: TabsProps) {
  const isInteractive = useHydrated()
  const hash = useLocationHash()
  const [choice, setChoice] = useState<{ readonly id: string; readonly hash: string }>()
  const tabs = useRef(new Map<string, HTMLAnchorElement>())

  const linked = items.find(({ id }) => id === hash)?.id
  const chosen = choice?.hash === hash ? choice.id : (linked ?? choice?.id)
  const selectedId = chosen ?? items[0]?.id

  function select(event: MouseEvent | KeyboardEvent, id: string) {
    event.preventDefault()
    setChoice({ id, hash })
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const target = items[indexForKey(event.key, index, items.length) ?? -1]
    if (!target) return
    select(event, target.id)
    tabs.current.get(target.id)?.focus()
  }

  return (
    <S.Root className={className} data-tabs-ready={isInteractive || undefined}>
      <S.List aria-label={label} role={isInteractive ? 'tablist' : undefined}>
        {items.map((item, index) => (
          <S.Tab
            key={item.id}
            href={`#${item.id}`}
            id={`${item.id}-tab`}
            ref={(element) => {
              if (element) tabs.current.set(item.id, element)
              return () => void tabs.current.delete(item.id)
            }}
            {...(isInteractive && {
              role: 'tab',
              'aria-selected': item.id === selectedId,
              'aria-controls': item.id,
              tabIndex: item.id === selectedId ? 0 : -1,
              onClick: (event: MouseEvent) => select(event, item.id),
              onKeyDown: (event: KeyboardEvent) => moveByKey(event, index),
            })}
          >
            {item.label}
          </S.Tab>
        ))}
      </S.List>
      {items.map((item) => (
        <S.Panel
          key={item.id}
          id={item.id}
          {...(isInteractive && {
            role: 'tabpanel',
            'aria-labelledby': `${item.id}-tab`,
            tabIndex: 0,
            hidden: item.id !== selectedId,
          })}
        >
          <S.Title>
            <Heading level={level} size="h3">
              {item.label}
            </Heading>
          </S.Title>
          {item.children}
        </S.Panel>
      ))}
    </S.Root>
  )
}
