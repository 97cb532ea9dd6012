import type { Ninetailed } from '@ninetailed/experience.js'
import { NinetailedProvider } from '@ninetailed/experience.js-react'
import { createRoot } from 'react-dom/client'
import { createPreview } from './create-preview'
import { PreviewPanel, ProfileSummary } from './PreviewPanel'

/** The panel's own styles, independent of the page. */
const panelStyle = `
:host { all: initial; position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483647; color-scheme: light dark;
  --card: light-dark(#fffdf9, #13243f); --ink: light-dark(#16223a, #f3ede2); --soft: light-dark(#4a556b, #b9c5d9);
  --line: light-dark(#e4dccd, #33466a); --blue: light-dark(#1f57a4, #9cc0f0); --ember: light-dark(#c2440e, #f9a678); }
* { box-sizing: border-box; }
details { max-width: calc(100vw - 3rem); border: 1px solid var(--line); border-radius: 1.375rem; background: var(--card);
  color: var(--ink); font: 15px/1.45 system-ui, sans-serif; box-shadow: 0 1px 2px rgb(11 33 64 / 12%), 0 10px 30px rgb(11 33 64 / 18%); }
details[open] { width: 23rem; border-radius: 1rem; }
summary { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; padding: .375rem 1.125rem; border-radius: inherit;
  font-weight: 600; list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary::before { width: .5rem; height: .5rem; border: 1px solid var(--soft); border-radius: 50%; content: ''; }
summary::after { margin-inline-start: auto; padding-inline-start: .25rem; content: '\\25B4'; color: var(--soft); }
[open] > summary::after { content: '\\25BE'; }
summary.forced::before { border-color: var(--ember); background: var(--ember); }
summary b { color: var(--ember); font-weight: 600; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
.content { max-height: min(34rem, 72vh); padding: 0 1.125rem 1.125rem; border-top: 1px solid var(--line); overflow: auto; overscroll-behavior: contain; }
h3 { margin: 1rem 0 .5rem; color: var(--soft); font-size: .875rem; font-weight: 600; }
p, ul { margin: 0; padding: 0; list-style: none; }
.content > p { margin-top: .75rem; }
ul { display: flex; flex-wrap: wrap; gap: .375rem; }
li { padding: 0 .625rem; border: 1px solid var(--line); border-radius: 99px; color: var(--soft); font-size: .875rem; line-height: 1.6; }
li.in { border-color: var(--blue); color: var(--blue); font-weight: 600; }
fieldset { min-width: 0; margin: 0 0 .75rem; padding: .625rem .875rem .5rem; border: 1px solid var(--line); border-radius: .75rem; }
fieldset:last-child { margin: 0; }
legend { float: inline-start; width: 100%; padding: 0; font-weight: 600; }
legend + * { clear: both; }
fieldset p { margin-bottom: .25rem; color: var(--soft); font-size: .875rem; }
label { display: flex; gap: .625rem; align-items: center; min-height: 2rem; overflow-wrap: anywhere; cursor: pointer; }
input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--blue); }
small { color: var(--soft); font-size: .875rem; }
`

/** The content security policy allows an empty style element and rules added by script. */
const fillStyle = (element: HTMLStyleElement | null): void =>
  void element?.sheet?.insertRule(`@media all { ${panelStyle} }`)

/** The panel that forces variants, in develop and in previews. Its shadow tree separates its styles from the page's. */
export function createPreviewPanel() {
  const preview = createPreview()
  return {
    decorate: preview.decorate,
    /** @param ninetailed absent where no service is configured */
    open: (ninetailed?: Ninetailed): void => {
      const host = document.createElement('div')
      host.dataset.preview = ''
      document.body.append(host)
      const root = host.attachShadow({ mode: 'open' })
      createRoot(root).render(
        <>
          <style ref={fillStyle} />
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
