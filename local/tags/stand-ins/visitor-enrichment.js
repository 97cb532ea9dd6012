/* global window, localStorage, record, settings -- wrapped by serve-tags.ts */

const { employees = '250', country = 'United States' } = settings

record('init', window.ZIProjectKey)

const ziDetails = { employeeCount: Number(employees), country }
localStorage.setItem('_ziVisitorInfo', JSON.stringify({ status: 'success', ziDetails }))

const waiting = window._ziQueue
window._ziQueue = { push: (call) => record(...call) }
for (const call of waiting) window._ziQueue.push(call)
