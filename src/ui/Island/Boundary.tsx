import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Names the part in the report. */
  readonly name: string
  /** Takes the part's place when it can't be drawn; nothing when absent. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
}

/**
 * Keeps an error in one part of a page from removing the others: React removes everything up to the
 * nearest boundary. It works in browsers only. While HTML is rendered, an error ends the build.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError = (): BoundaryState => ({ hasFailed: true })

  override componentDidCatch(error: unknown): void {
    console.error(`"${this.props.name}" could not be shown.`, error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
