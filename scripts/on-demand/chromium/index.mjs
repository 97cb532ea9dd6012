import { installOnDemand } from '../../support/install.mjs'

// Prints the path of Chromium for Linux on x64. Installs and unpacks it first if necessary.
await installOnDemand('chromium')
const { default: chromium } = await import('@sparticuz/chromium')
process.stdout.write(await chromium.executablePath())
