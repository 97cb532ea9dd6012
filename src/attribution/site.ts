/**
 * The script of the marketing site, to be run early: before hydration, and before anything may load
 * the page again.
 */
import './current-attribution'
import { isMarketingPage } from './core/product-hosts'
import { forgetAttribution } from './forget-attribution'
import { browserReaders } from './readers/browser-readers'
import { rememberedPartner } from './readers/remembered-partner'
import { whenAllowed } from './readers/when-allowed'
import { startAttribution } from './start'

const ending = new AbortController()
const linksAppeared = startAttribution({
  isTracked: isMarketingPage,
  readers: { ...browserReaders, partner: rememberedPartner, whenAllowed: whenAllowed() },
  signal: ending.signal,
})

if (linksAppeared)
  window.hearthsideAttribution = {
    linksAppeared: () => {
      if (!ending.signal.aborted) linksAppeared()
    },
    forget: () => {
      ending.abort()
      forgetAttribution()
    },
  }
