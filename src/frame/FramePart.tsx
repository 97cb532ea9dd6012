import type { ReactNode } from 'react'
import { Island } from '../ui/Island/Island'
import { getFrameViews, loadFrameViews, type FrameViews } from './frame-source'

interface FramePartProps {
  /** Names the part's island. */
  readonly name: string
  readonly draw: (views: FrameViews) => ReactNode
}

/**
 * A part of the frame. It is HTML and CSS alone, as the server has drawn it: what it does beyond
 * links is done by the controllers that src/app starts, which find it by its attributes.
 */
export function FramePart({ name, draw }: FramePartProps) {
  return (
    <Island
      name={name}
      draw={() => {
        const views = getFrameViews()
        return views && draw(views)
      }}
      load={loadFrameViews}
    />
  )
}
