/* global window, document, localStorage, CustomEvent, EventTarget -- sent to browsers as it is, by serve-tags.ts */

/** Stand-ins by vendor, with `record(call, ...args)` for `window.__tags` and the switches. */
window.__standIns = {
  adPixel(record) {
    const { fbq } = window
    fbq.callMethod = (...call) => record(...call)
    for (const call of fbq.queue.splice(0)) record(...call)
  },

  consentTool(record, settings) {
    const storageKey = '_tagsConsent'
    const purposes = ['Functional', 'Analytics', 'Advertising', 'SaleOfInfo']

    const everything = (answer) => Object.fromEntries(purposes.map((purpose) => [purpose, answer]))

    // By default, refuse in opt-in regions and grant elsewhere.
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
  },

  crmTracking(record) {
    const waiting = window._hsq
    document.cookie = 'hubspotutk=0123456789abcdef0123456789abcdef; path=/; max-age=34000000; samesite=lax'
    window._hsq = { push: (...calls) => calls.forEach((call) => record(...call)) }
    window._hsq.push(...waiting, ['trackPageView'])
  },

  helpChat(record) {
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
  },

  jquery(record) {
    const jQuery = (selector) => {
      record('$', selector)
      return document.querySelectorAll(selector)
    }
    jQuery.fn = { jquery: 'stand-in' }

    window.jQuery = jQuery
    window.$ = jQuery
  },

  productAnalytics(record) {
    const { __SV: version, _i: projects } = window.mixpanel
    let visitorId = 'stand-in-visitor'

    window.mixpanel = {
      __loaded: true,
      get_distinct_id: () => visitorId,
      identify: (id) => {
        visitorId = id
        record('identify', id)
      },
      track: (event, properties) => record('track', event, properties),
    }

    for (const [id, settings] of projects) record('init', id, settings, version)
  },

  salesIntent(record) {
    const waiting = window._6si
    window._6si = { push: (...calls) => calls.forEach((call) => record(...call)) }
    window._6si.push(...waiting)
  },

  sessionReplay(record) {
    window.heap.userId = 'stand-in-replay'
    record('init', window.heap.appid)
  },

  visitorEnrichment(record) {
    record('init', window.ZIProjectKey)

    const ziDetails = { employeeCount: 250, country: 'United States' }
    localStorage.setItem('_ziVisitorInfo', JSON.stringify({ status: 'success', ziDetails }))

    window.standInEnrichment = (...call) => record(...call)
  },
}
