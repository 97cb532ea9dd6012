import type { PageProps } from 'gatsby'

interface Context {
  readonly refresh: number
  readonly memory: number
}

/** Read by scripts/preview (gatsby/preview-state.ts). */
export default function PreviewState({ pageContext: { refresh, memory } }: PageProps<object, Context>) {
  return (
    <p>
      Refresh {refresh}, {memory} bytes
    </p>
  )
}

export const Head = () => <title>State of the preview</title>
