/** The panel looks like the browser, in light and dark and with forced colors, and not like the site. */
export const panelStyle = `
:host { all: initial; position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483647; }
details { max-width: min(24rem, 100vw - 2rem); border: 1px solid; border-radius: .5rem; color: CanvasText;
  background: Canvas; font: 14px/1.4 system-ui, sans-serif; color-scheme: light dark; }
summary { padding: .75rem 1rem; font-weight: 600; cursor: pointer; }
div { max-height: 60vh; padding: 0 1rem 1rem; overflow: auto; }
h3 { margin: 1rem 0 .25rem; font-size: inherit; }
p, ul { margin: 0 0 .5rem; }
ul { padding-inline-start: 1.25rem; }
fieldset { margin: 0 0 .75rem; border: 1px solid; border-radius: .25rem; }
label { display: flex; gap: .5rem; align-items: center; min-height: 1.75rem; overflow-wrap: anywhere; }
`
