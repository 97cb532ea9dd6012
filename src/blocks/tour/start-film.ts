import { onVisibility } from '../../lib/page-life'
import { part, write } from '../../tools/parts'
import { listenIn, runEach } from '../../tools/run-each'
import { stepByKey } from '../../tools/step-by-key'

/** The player's state: the scene, and whether it plays. */
interface Playing {
  readonly scene: number
  readonly isPaused: boolean
  /** `leftMs` counts from `since`. */
  readonly leftMs: number
  readonly sinceMs: number
}

/** Plays the films of a page, `[data-film]`. */
export function startFilm(root: Document): void {
  runEach(root, '[data-film]', runFilm)
}

/**
 * Shows one scene of a film after the other, each for the seconds in its `data-scene`. A button pauses; bars, arrow
 * keys, Home and End on these controls select a scene. A hidden tab pauses it.
 */
function runFilm(player: HTMLElement, signal: AbortSignal): void {
  const scenes = [...player.querySelectorAll<HTMLElement>('[data-scene]')]
  const lengthOf = (scene: number): number => Number(scenes[scene]?.dataset.scene ?? 0) * 1000
  /** Missing until the visitor plays the film. */
  let playing: Playing | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Marks the state; the styles do the rest. */
  const draw = ({ scene, isPaused, leftMs }: Playing): void => {
    player.dataset.isPlaying = ''
    player.toggleAttribute('data-is-paused', isPaused)
    player.style.setProperty('--scene-time', `${lengthOf(scene)}ms`)
    for (const [index, element] of scenes.entries()) {
      if (index !== scene) element.toggleAttribute('data-last', element.hasAttribute('data-current'))
      element.toggleAttribute('data-current', index === scene)
    }
    scenes[scene + 1]?.querySelector('img')?.setAttribute('loading', 'eager')
    player.querySelectorAll<HTMLElement>('[data-go]').forEach((mark, index) => {
      mark.toggleAttribute('data-is-done', index < scene)
      if (index === scene) mark.setAttribute('aria-current', 'step')
      else mark.removeAttribute('aria-current')
    })
    const label = leftMs === 0 ? 'Play again' : 'Play'
    write(part(player, 'toggle'), isPaused ? label : 'Pause')
  }

  const update = (next: Playing): void => {
    playing = next
    draw(next)
    clearTimeout(timer)
    if (!next.isPaused) timer = setTimeout(goOn, next.leftMs, next)
  }

  /** Shows a scene from its start, and announces it to screen readers. */
  const show = (scene: number, isPaused: boolean): void => {
    update({ scene, isPaused, leftMs: lengthOf(scene), sinceMs: performance.now() })
    const said = part(player, 'said')
    if (said) said.textContent = scenes[scene]?.querySelector('p')?.textContent ?? ''
  }

  const goOn = (shown: Playing): void => {
    if (shown.scene < scenes.length - 1) show(shown.scene + 1, false)
    else update({ ...shown, isPaused: true, leftMs: 0 })
  }

  const pause = (): void => {
    if (!playing || playing.isPaused) return
    const leftMs = Math.max(0, playing.leftMs - (performance.now() - playing.sinceMs))
    update({ ...playing, isPaused: true, leftMs })
  }

  const toggle = (): void => {
    if (!playing) return
    if (!playing.isPaused) pause()
    else if (playing.leftMs === 0) show(0, false)
    else update({ ...playing, isPaused: false, sinceMs: performance.now() })
  }

  const play = (start: HTMLElement): void => {
    start.hidden = true
    part(player, 'controls')?.removeAttribute('hidden')
    show(0, false)
    // The focused button is hidden: keyboard users continue at the controls.
    part(player, 'toggle')?.focus({ preventScroll: true })
  }

  const on = listenIn(player, signal)

  on('click', (_event, target) => {
    const button = target.closest<HTMLElement>('button')
    if (!button) return
    if (button.dataset.play !== undefined) play(button)
    else if (button.dataset.toggle !== undefined) toggle()
    else if (button.dataset.go) show(Number(button.dataset.go), playing?.isPaused ?? false)
  })
  on('keydown', (event) => {
    const scene = playing && stepByKey(event, playing.scene, scenes.length)
    if (!playing || scene === undefined) return
    event.preventDefault()
    show(scene, playing.isPaused)
  })
  onVisibility(player.ownerDocument, (isHidden) => isHidden && pause(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  part(player, 'play')?.removeAttribute('hidden')
}
