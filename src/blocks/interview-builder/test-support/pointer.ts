interface PointerInit extends MouseEventInit {
  readonly isPrimary?: boolean
}

/**
 * Moves a pointer over an element. Replaces the pointer events that jsdom lacks.
 *
 * @returns whether no listener has prevented the default
 */
export function point(target: EventTarget, type: string, { isPrimary = true, ...init }: PointerInit): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'isPrimary', { value: isPrimary })
  return target.dispatchEvent(event)
}
