import { installOnDemand } from '../../support/install.mjs'

// Prints the path of a Chromium for Linux with an x64 processor, which is installed and unpacked first if it has to be.
await installOnDemand('chromium')
const { default: chromium } = await import('@sparticuz/chromium')
process.stdout.write(await chromium.executablePath())
