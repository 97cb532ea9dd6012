/* global window, record -- wrapped by serve-tags.ts */

window.heap.userId = 'stand-in-replay'
record('init', window.heap.appid)
