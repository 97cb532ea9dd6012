/** The slider's initial value. Browsers round it to a step. */
function initialOf(slider: HTMLInputElement): string {
  const fresh = slider.cloneNode() as HTMLInputElement
  fresh.value = slider.defaultValue
  return fresh.value
}

/**
 * Synchronizes the slider of a tool with the number above it.
 *
 * @param name of the number
 * @param used the control that the visitor has just used; when unknown, the one that has changed
 */
export function linkSlider(block: HTMLElement, name: string, used?: Element): void {
  const slider = block.querySelector<HTMLInputElement>('[data-slider]')
  const number = block.querySelector<HTMLInputElement>(`[data-name="${name}"]`)
  if (!slider || !number) return
  const isMoved = used ? used === slider : number.value === number.defaultValue && slider.value !== initialOf(slider)
  if (isMoved) number.value = slider.value
  else if (number.value !== '') slider.value = number.value
}
