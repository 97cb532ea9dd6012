import { vendorConfigFromEnvironment } from '../../src/analytics/vendor-config-from-environment'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { personalizationConfigFromEnvironment } from '../personalization/config-from-environment'
import { siteConfigJson } from './site-config-json'

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
