import type { Ninetailed } from '@ninetailed/experience.js'
import { NinetailedProvider } from '@ninetailed/experience.js-react'
import { createRoot } from 'react-dom/client'
import { createPreview, type Preview } from './create-preview'
import { panelStyle } from './panel-style'
import { PreviewPanel } from './PreviewPanel'
import { ProfileSummary } from './ProfileSummary'

interface StartedPreview extends Pick<Preview, 'decorate'> {
  /** Opens the panel. @param ninetailed absent where no service is configured */
  readonly open: (ninetailed?: Ninetailed) => void
}

/**
 * The panel that forces variants, for develop and for builds that show drafts. It stands beside the
 * page, in a shadow tree of its own, so that neither has to know the other's styles.
 */
export function startPreview(): StartedPreview {
  const preview = createPreview(() => window.sessionStorage)

  return {
    decorate: preview.decorate,
    open: (ninetailed) => {
      const host = document.createElement('div')
      host.dataset.preview = ''
      document.body.append(host)
      const root = host.attachShadow({ mode: 'open' })
      createRoot(root).render(
        <>
          <style>{panelStyle}</style>
          <PreviewPanel preview={preview}>
            {ninetailed && (
              <NinetailedProvider ninetailed={ninetailed}>
                <ProfileSummary preview={preview} />
              </NinetailedProvider>
            )}
          </PreviewPanel>
        </>,
      )
    },
  }
}
