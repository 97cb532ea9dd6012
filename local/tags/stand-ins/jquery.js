/* global window, document, record -- wrapped by serve-tags.ts */

const jQuery = (selector) => {
  record('$', selector)
  return document.querySelectorAll(selector)
}
jQuery.fn = { jquery: 'stand-in' }

window.jQuery = jQuery
window.$ = jQuery
