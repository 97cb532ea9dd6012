import { isPlainClick } from '../../lib/browser'

/** A player for the file that a poster links to. */
function makePlayer(root: Document, poster: HTMLAnchorElement): HTMLVideoElement {
  const player = root.createElement('video')
  Object.assign(player, { controls: true, autoplay: true, playsInline: true, tabIndex: 0 })
  player.setAttribute('aria-label', poster.dataset.video ?? '')
  player.poster = poster.querySelector('img')?.currentSrc ?? ''
  player.src = poster.href
  return player
}

/**
 * Plays a file in place of its poster on a click. Before that, and without JavaScript, the poster is
 * a link to the file.
 *
 * @returns a function that stops it
 */
export function startVideos(root: Document): () => void {
  const onClick = (event: MouseEvent): void => {
    const poster = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-video]') : null
    if (!poster || !isPlainClick(event)) return
    event.preventDefault()
    const player = makePlayer(root, poster)
    poster.replaceWith(player)
    // The focused link is gone: keyboard users continue at the player.
    player.focus()
  }
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('click', onClick)
  }
}
