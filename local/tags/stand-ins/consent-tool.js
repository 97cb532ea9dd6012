/* global window, document, localStorage, CustomEvent, EventTarget, record, settings -- wrapped by serve-tags.ts */

const storageKey = '_tagsConsent'
const purposes = ['Functional', 'Analytics', 'Advertising', 'SaleOfInfo']

const everything = (answer) => Object.fromEntries(purposes.map((purpose) => [purpose, answer]))

// Where visitors must agree first, the defaults refuse; elsewhere they grant.
const defaults = { confirmed: false, purposes: everything(settings.regime !== 'opt-in') }

const events = new EventTarget()

const getConsent = () => JSON.parse(localStorage.getItem(storageKey)) ?? defaults

const setConsent = (answers) => {
  const oldConsent = getConsent()
  const consent = { confirmed: true, purposes: { ...oldConsent.purposes, ...answers } }
  localStorage.setItem(storageKey, JSON.stringify(consent))
  record('consent-change', consent)
  events.dispatchEvent(new CustomEvent('consent-change', { detail: { consent, oldConsent } }))
}

const optIn = () => setConsent(everything(true))
const optOut = () => setConsent(everything(false))

function showConsentManager(options) {
  record('showConsentManager', options)
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Your privacy')
  for (const [label, decide] of [
    ['Allow all', optIn],
    ['Refuse all', optOut],
  ]) {
    const button = document.createElement('button')
    button.textContent = label
    button.addEventListener('click', () => {
      decide()
      dialog.remove()
    })
    dialog.append(button)
  }
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return Promise.resolve()
}

window.airgap = {
  getConsent,
  setConsent: (_interaction, answers) => setConsent(answers),
  optIn,
  optOut,
  addEventListener: (type, listener) => events.addEventListener(type, listener),
}
window.transcend = { showConsentManager }
