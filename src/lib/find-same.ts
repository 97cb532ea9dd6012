/** The label of a field, or the words of a link or button. `labels` is empty outside the document. */
function nameOf(control: Element, block: Element): string {
  const label = control.closest('label') ?? block.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  return control.getAttribute('aria-label') ?? (label ?? control).textContent.trim()
}

/**
 * The control of a block that is of the same kind and has the same name as one of the block that it replaces. Of
 * several, the one at the same position.
 *
 * @param from may have left the document
 */
export function findSame<Control extends Element>(from: Element, to: Element, control: Control): Control | undefined {
  const name = nameOf(control, from)
  const findAlike = (block: Element): readonly Control[] =>
    [...block.querySelectorAll<Control>(control.localName)].filter((each) => nameOf(each, block) === name)
  return findAlike(to)[findAlike(from).indexOf(control)]
}
