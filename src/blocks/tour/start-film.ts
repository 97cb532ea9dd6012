import { onVisibility } from '../../lib/page-life'
import type { ToolOptions } from '../../tools/load-tool'
import { stepByKey } from '../../tools/step-by-key'

/** The player's state: the scene, and whether it plays. */
interface Playing {
  readonly scene: number
  readonly isPaused: boolean
  /** `leftMs` counts from `since`. */
  readonly leftMs: number
  readonly sinceMs: number
}

/**
 * Plays the films of a page, `[data-film]`: shows one scene after the other, each for the seconds in its
 * `data-scene`. A button pauses; bars, arrow keys, Home and End on these controls select a scene. A hidden tab pauses
 * it.
 */
export function startFilm(root: Document, { signal }: ToolOptions): void {
  const playing = new WeakMap<Element, Playing>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()

  const part = (player: Element, name: string): HTMLElement | null => player.querySelector(`[data-${name}]`)
  const scenesOf = (player: Element): HTMLElement[] => [...player.querySelectorAll<HTMLElement>('[data-scene]')]
  const lengthOf = (scene: HTMLElement | undefined): number => Number(scene?.dataset.scene ?? 0) * 1000

  const stopTimer = (player: Element): void => {
    clearTimeout(timers.get(player))
    timers.delete(player)
  }

  const startTimer = (player: Element, leftMs: number): void => {
    stopTimer(player)
    timers.set(
      player,
      setTimeout(() => {
        next(player)
      }, leftMs),
    )
  }

  /** Marks the state; the styles do the rest. */
  const draw = (player: HTMLElement, { scene, isPaused, leftMs }: Playing): void => {
    const scenes = scenesOf(player)
    player.dataset.isPlaying = ''
    player.toggleAttribute('data-is-paused', isPaused)
    player.style.setProperty('--scene-time', `${lengthOf(scenes[scene])}ms`)
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
    const toggle = part(player, 'toggle')
    const label = leftMs === 0 ? 'Play again' : 'Play'
    if (toggle) toggle.textContent = isPaused ? label : 'Pause'
  }

  const update = (player: HTMLElement, state: Playing): void => {
    playing.set(player, state)
    draw(player, state)
    if (state.isPaused) stopTimer(player)
    else startTimer(player, state.leftMs)
  }

  /** Shows a scene from its start, and announces it to screen readers. */
  const show = (player: HTMLElement, scene: number, isPaused: boolean): void => {
    const scenes = scenesOf(player)
    update(player, { scene, isPaused, leftMs: lengthOf(scenes[scene]), sinceMs: performance.now() })
    const said = part(player, 'said')
    if (said) said.textContent = scenes[scene]?.querySelector('p')?.textContent ?? ''
  }

  const next = (player: Element): void => {
    const state = playing.get(player)
    if (!state || !(player instanceof HTMLElement)) return
    if (state.scene < scenesOf(player).length - 1) show(player, state.scene + 1, false)
    else update(player, { ...state, isPaused: true, leftMs: 0 })
  }

  const pause = (player: HTMLElement, state: Playing): void => {
    const leftMs = Math.max(0, state.leftMs - (performance.now() - state.sinceMs))
    update(player, { ...state, isPaused: true, leftMs })
  }

  const toggle = (player: HTMLElement): void => {
    const state = playing.get(player)
    if (!state) return
    if (!state.isPaused) pause(player, state)
    else if (state.leftMs === 0) show(player, 0, false)
    else update(player, { ...state, isPaused: false, sinceMs: performance.now() })
  }

  const play = (player: HTMLElement, start: HTMLElement): void => {
    start.hidden = true
    const controls = part(player, 'controls')
    if (controls) controls.hidden = false
    show(player, 0, false)
    // The focused button is hidden: keyboard users continue at the controls.
    part(player, 'toggle')?.focus({ preventScroll: true })
  }

  const playerOf = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-film]') : null

  const offer = (): void => {
    for (const start of root.querySelectorAll<HTMLElement>('[data-film]:not([data-is-playing]) [data-play]')) {
      start.hidden = false
    }
  }

  root.addEventListener(
    'click',
    ({ target }) => {
      const player = playerOf(target)
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
      if (!player || !button) return
      if (button.dataset.play !== undefined) play(player, button)
      else if (button.dataset.toggle !== undefined) toggle(player)
      else if (button.dataset.go) show(player, Number(button.dataset.go), playing.get(player)?.isPaused ?? false)
    },
    { signal },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const player = playerOf(event.target)
      const state = player && playing.get(player)
      if (!state || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const scene = stepByKey(event.key, state.scene, scenesOf(player).length)
      if (scene === undefined || scene === state.scene) return
      event.preventDefault()
      show(player, scene, state.isPaused)
    },
    { signal },
  )
  onVisibility(
    root,
    (isHidden) => {
      if (!isHidden) return
      for (const player of timers.keys()) {
        const state = playing.get(player)
        if (state && player instanceof HTMLElement) pause(player, state)
      }
    },
    { signal },
  )
  root.addEventListener(
    'hs:page',
    () => {
      for (const player of timers.keys()) if (!player.isConnected) stopTimer(player)
      offer()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    for (const player of timers.keys()) stopTimer(player)
  })
  offer()
}
