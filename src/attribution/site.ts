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

const started = startAttribution({
  isTracked: isMarketingPage,
  readers: { ...browserReaders, partner: rememberedPartner, whenAllowed: whenAllowed() },
})
// There in any case: links that are used early wait for it (src/build/models/loading/loader.ts).
window.hearthsideAttribution = started && {
  linksAppeared: started.linksAppeared,
  forget: () => {
    started.forget()
    forgetAttribution()
  },
}
