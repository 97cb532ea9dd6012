import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vendorConfigFromEnvironment } from '../../src/analytics/vendor-config-from-environment'
import { attributionScript } from '../../src/attribution/constants'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { appHostSettings, attributionSettings } from './attribution-settings'
import { bundleScript } from './bundle-script'

/** The app host includes this address, so it must not change. */
const standaloneFile = 'attribution.js'
const appAnalyticsFile = 'app-analytics.js'

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
      writeFileSync(path.join(folder, file), bundleScript(path.resolve(entry), { ...settings, ...more }))
    write(attributionScript, 'src/attribution/site.ts')
    write(standaloneFile, 'src/attribution/standalone.ts')
    write(appAnalyticsFile, 'src/app/app-host/analytics.ts', vendors)
  },
}
