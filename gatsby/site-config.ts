import { vendorConfigFromEnvironment } from '../src/analytics/vendor-config-from-environment'
import { type SiteConfig } from '../src/lib/site-config'
import { scriptJson } from '../src/lib/text'
import type { BuildModel } from './build-model'
import { personalizationConfig, readBuildEnvironment, type BuildEnvironment } from './environment'

/** The part of the build's environment that browsers get. */
export const siteConfigOf = (environment: BuildEnvironment): SiteConfig => ({
  vendors: vendorConfigFromEnvironment(environment),
  personalization: personalizationConfig(environment),
  forms: environment.FORMS_IP_LOOKUP_URL ? { ipLookupUrl: environment.FORMS_IP_LOOKUP_URL } : {},
})

/** The JSON for `#site-config`, escaped for HTML; empty without configuration. */
export function siteConfigJson(config: SiteConfig): string {
  const configured = Object.entries(config).filter(([, part]) => Object.keys(part as object).length > 0)
  return configured.length === 0 ? '' : scriptJson(Object.fromEntries(configured))
}

/** Passes the configuration to HTML rendering as `__SITE_CONFIG__`, because Gatsby empties `process.env` there. */
export const siteConfig: BuildModel = {
  onCreateWebpackConfig({ actions, plugins, stage }) {
    if (stage !== 'build-html' && stage !== 'develop-html') return
    const json = siteConfigJson(siteConfigOf(readBuildEnvironment(process.env)))
    actions.setWebpackConfig({ plugins: [plugins.define({ __SITE_CONFIG__: JSON.stringify(json) })] })
  },
}
