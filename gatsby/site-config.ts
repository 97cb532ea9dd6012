import { vendorConfigFromEnvironment } from '../src/analytics/vendor-config-from-environment'
import { type SiteConfig } from '../src/lib/site-config'
import type { BuildModel } from './build-model'
import { personalizationConfigFromEnvironment, readBuildEnvironment } from './environment'

/**
 * The text of `<script type="application/json" id="site-config">`, safe to stand in HTML as it is.
 *
 * @returns an empty text when nothing is configured: then pages need no such element
 */
export function siteConfigJson(config: SiteConfig): string {
  const configured = Object.entries(config).filter(([, part]) => Object.keys(part as object).length > 0)
  if (configured.length === 0) return ''
  return JSON.stringify(Object.fromEntries(configured)).replaceAll('<', '\\u003c')
}

/**
 * Hands the configuration of the browser to the rendering of HTML. Gatsby empties `process.env`
 * there, so it comes as a constant, `__SITE_CONFIG__` (src/app/gatsby/ssr.tsx).
 */
export const siteConfig: BuildModel = {
  onCreateWebpackConfig({ actions, plugins, stage }) {
    if (stage !== 'build-html' && stage !== 'develop-html') return
    const environment = readBuildEnvironment(process.env)
    const json = siteConfigJson({
      vendors: vendorConfigFromEnvironment(environment),
      personalization: personalizationConfigFromEnvironment(environment),
      forms: environment.FORMS_IP_LOOKUP_URL ? { ipLookupUrl: environment.FORMS_IP_LOOKUP_URL } : {},
    })
    actions.setWebpackConfig({ plugins: [plugins.define({ __SITE_CONFIG__: JSON.stringify(json) })] })
  },
}
