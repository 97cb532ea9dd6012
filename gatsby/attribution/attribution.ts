import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vendorConfigFromEnvironment } from '../../src/analytics/vendor-config-from-environment'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { appHostSettings, attributionSettings } from './attribution-settings'
import { bundleScript } from './bundle-script'

/** A fixed address, because the app host includes it. */
const standaloneFile = 'attribution.js'
const appAnalyticsFile = 'app-analytics.js'

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20)

/**
 * Bundles the attribution scripts separately: one for the site's pages, one for the app host and one for its
 * analytics. `__ATTRIBUTION_SRC__` is the address of the first (src/app/gatsby/ssr.tsx).
 */
export const attribution: BuildModel = {
  onCreateWebpackConfig({ actions, plugins, stage, store }) {
    const environment = readBuildEnvironment(process.env)
    const settings = attributionSettings(environment)
    actions.setWebpackConfig({ plugins: [plugins.define(settings)] })
    if (stage !== 'build-html' && stage !== 'develop-html') return
    const folder = path.join(store.getState().program.directory, 'public')
    const site = bundleScript(path.resolve('src/attribution/site.ts'), settings)
    const siteFile = `attribution-${digestOf(site)}.js`
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, siteFile), site)
    writeFileSync(
      path.join(folder, standaloneFile),
      bundleScript(path.resolve('src/attribution/standalone.ts'), settings),
    )
    writeFileSync(
      path.join(folder, appAnalyticsFile),
      bundleScript(path.resolve('src/app/app-host/analytics.ts'), {
        ...settings,
        ...appHostSettings(vendorConfigFromEnvironment(environment)),
      }),
    )
    actions.setWebpackConfig({ plugins: [plugins.define({ __ATTRIBUTION_SRC__: JSON.stringify(`/${siteFile}`) })] })
  },
}
