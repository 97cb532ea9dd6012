/* global window, record -- wrapped by serve-tags.ts */

const { fbq } = window
fbq.callMethod = (...call) => record(...call)
for (const call of fbq.queue.splice(0)) record(...call)
