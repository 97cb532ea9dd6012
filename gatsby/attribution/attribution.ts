import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vendorConfigFromEnvironment } from '../../src/analytics/vendor-config-from-environment'
import { attributionScript } from '../../src/attribution/constants'
import type { VendorConfig } from '../../src/lib/vendors'
import type { BuildModel } from '../build-model'
import { bundleScript } from '../bundle-script'
import { readBuildEnvironment, type BuildEnvironment } from '../environment'

/** The app host includes this address, so it must not change. */
const standaloneFile = 'attribution.js'
const appAnalyticsFile = 'app-analytics.js'

type Settings = Readonly<Record<string, string>>

/** Empty values use the defaults (src/lib/hosts.ts, src/attribution/constants.ts). */
export const attributionSettings = ({
  PRODUCT_DOMAIN,
  PAID_CLICK_IDS,
}: Pick<BuildEnvironment, 'PRODUCT_DOMAIN' | 'PAID_CLICK_IDS'>): Settings => ({
  'process.env.PRODUCT_DOMAIN': JSON.stringify(PRODUCT_DOMAIN),
  'process.env.PAID_CLICK_IDS': JSON.stringify(PAID_CLICK_IDS),
})

export const appHostSettings = ({ productAnalytics, sessionReplay }: VendorConfig): Settings => ({
  __APP_HOST_VENDORS__: JSON.stringify({ productAnalytics, sessionReplay }),
})

/** @param settings expressions to replace */
export const attributionBundle = (file: string, settings: Settings): string =>
  bundleScript(file, { define: { ...settings }, target: 'es2020' })

/** Bundles the attribution scripts separately: for the site's pages, for the app host and for its analytics. */
export const attribution: BuildModel = {
  onCreateWebpackConfig({ actions, plugins, stage, store }) {
    const environment = readBuildEnvironment(process.env)
    const settings = attributionSettings(environment)
    actions.setWebpackConfig({ plugins: [plugins.define(settings)] })
    if (stage !== 'build-html' && stage !== 'develop-html') return
    const folder = path.join(store.getState().program.directory, 'public')
    mkdirSync(folder, { recursive: true })
    const vendors = appHostSettings(vendorConfigFromEnvironment(environment))
    const write = (file: string, entry: string, more = {}): void =>
      writeFileSync(path.join(folder, file), attributionBundle(path.resolve(entry), { ...settings, ...more }))
    write(attributionScript, 'src/attribution/site.ts')
    write(standaloneFile, 'src/attribution/standalone.ts')
    write(appAnalyticsFile, 'src/app/app-host/analytics.ts', vendors)
  },
}
