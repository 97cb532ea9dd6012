import { vendorConfigFromEnvironment } from '../../src/analytics/vendor-config-from-environment'
import { attributionScript } from '../../src/attribution/constants'
import type { BuildModel } from '../build-model'
import { bundleScript } from '../bundle-script'
import { type BuildEnvironment, readBuildEnvironment } from '../environment'
import { writePublicFile } from '../site-files'

/** Empty values use the defaults (src/lib/hosts.ts, src/attribution/constants.ts). */
const settingsOf = ({ PRODUCT_DOMAIN, PAID_CLICK_IDS }: BuildEnvironment): Readonly<Record<string, string>> => ({
  'process.env.PRODUCT_DOMAIN': JSON.stringify(PRODUCT_DOMAIN),
  'process.env.PAID_CLICK_IDS': JSON.stringify(PAID_CLICK_IDS),
})

/** The scripts of the site's pages, of the app host and of its analytics, by address. */
export function attributionScripts(environment: BuildEnvironment): Readonly<Record<string, string>> {
  const { productAnalytics, sessionReplay } = vendorConfigFromEnvironment(environment)
  const vendors = { __APP_HOST_VENDORS__: JSON.stringify({ productAnalytics, sessionReplay }) }
  const bundle = (entry: string, more = {}): string =>
    bundleScript(entry, { define: { ...settingsOf(environment), ...more }, target: 'es2020' })
  return {
    [attributionScript]: bundle('src/attribution/site.ts'),
    // The app host includes these addresses, so they must not change.
    '/attribution.js': bundle('src/attribution/app-host.ts'),
    '/app-analytics.js': bundle('src/app/app-analytics.ts', vendors),
  }
}

/** Bundles the attribution scripts separately from the pages. */
export const attribution: BuildModel = {
  async onCreateWebpackConfig({ actions, plugins, stage }) {
    const environment = readBuildEnvironment(process.env)
    actions.setWebpackConfig({ plugins: [plugins.define(settingsOf(environment))] })
    if (stage !== 'build-html' && stage !== 'develop-html') return
    for (const [address, text] of Object.entries(attributionScripts(environment))) await writePublicFile(address, text)
  },
}
