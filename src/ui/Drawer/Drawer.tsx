import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon'
import type { DrawerSide } from './Drawer.styles'
import * as S from './Drawer.styles'

export interface DrawerProps {
  readonly isOpen: boolean
  /** Called when the visitor closes it: by Escape, the button or a click beside it. */
  readonly onClose: () => void
  /** What the drawer is, for screen readers. */
  readonly label: string
  readonly closeLabel?: string
  readonly side?: DrawerSide
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A panel over the page, at its side. It is a native modal dialog: the browser keeps the focus
 * inside, takes Escape and gives the focus back.
 */
export function Drawer({
  isOpen,
  onClose,
  label,
  closeLabel = 'Close',
  side = 'end',
  children,
  ...attributes
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', closeFromBackdrop)
    return () => element.removeEventListener('click', closeFromBackdrop)
  }, [])

  return (
    <S.Root {...attributes} ref={dialog} aria-label={label} data-ground="white" onClose={onClose} $side={side}>
      <S.Panel>
        <S.Close type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </S.Close>
        {children}
      </S.Panel>
    </S.Root>
  )
}
