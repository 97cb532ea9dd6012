/* global window, document, record -- wrapped by serve-tags.ts */

const texts = { '/ask/': 'Ask us anything', '/answers/': 'Find an answer' }

let page = '/ask/'
let dialog

const close = () => {
  dialog?.remove()
  dialog = undefined
}

const open = () => {
  close()
  dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Help')
  dialog.style.cssText = 'position: fixed; inset: auto 16px 16px auto; z-index: 1000'
  const text = document.createElement('p')
  text.textContent = texts[page] ?? page
  const button = document.createElement('button')
  button.textContent = 'Close'
  button.addEventListener('click', close)
  dialog.append(text, button)
  document.body.append(dialog)
  dialog.show()
}

const methods = {
  open,
  close,
  navigate: (to) => {
    page = to
    if (dialog) open()
  },
}

const waiting = window.Beacon?.readyQueue ?? []

window.Beacon = (method, ...details) => {
  record(method, ...details)
  methods[method]?.(...details)
}

for (const { method, options } of waiting) window.Beacon(method, options)
