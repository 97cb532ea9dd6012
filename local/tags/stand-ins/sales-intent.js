/* global window, record -- wrapped by serve-tags.ts */

const waiting = window._6si
window._6si = { push: (...calls) => calls.forEach((call) => record(...call)) }
window._6si.push(...waiting)
