/** What a slider shows before anyone has moved it; a browser rounds it to a step. */
function initialOf(slider: HTMLInputElement): string {
  const fresh = slider.cloneNode() as HTMLInputElement
  fresh.value = slider.defaultValue
  return fresh.value
}

/**
 * Makes the slider of a block and the number above it agree.
 *
 * @param used the control that a visitor has just used; without it, the one that has been used
 */
export function linkSlider(block: HTMLElement, used?: Element): void {
  const slider = block.querySelector<HTMLInputElement>('[data-slider]')
  const number = block.querySelector<HTMLInputElement>('[data-name="people"]')
  if (!slider || !number) return
  const isMoved = used ? used === slider : number.value === number.defaultValue && slider.value !== initialOf(slider)
  if (isMoved) number.value = slider.value
  else if (number.value !== '') slider.value = number.value
}
