interface PointerInit extends MouseEventInit {
  readonly isPrimary?: boolean
}

/** Moves a pointer over an element, in place of the pointer events that jsdom lacks. */
export function point(target: EventTarget, type: string, { isPrimary = true, ...init }: PointerInit): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'isPrimary', { value: isPrimary })
  target.dispatchEvent(event)
}
