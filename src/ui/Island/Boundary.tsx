import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly name: string
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
}

/** Limits an error to one part of a page. Works in browsers only: during HTML rendering, an error ends the build. */
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
