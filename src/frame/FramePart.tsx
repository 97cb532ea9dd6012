import type { ReactNode } from 'react'
import { Island } from '../ui/Island/Island'
import { getFrameViews, loadFrameViews, type FrameViews } from './frame-source'

interface FramePartProps {
  /** The name of the part's island. */
  readonly name: string
  readonly draw: (views: FrameViews) => ReactNode
}

/**
 * A part of the frame. It is static HTML and CSS from the server; the controllers that src/app starts add
 * behavior, and find it by its attributes.
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
