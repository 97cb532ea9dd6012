import { defineConfig, devices, type PlaywrightTestConfig, type Project } from '@playwright/test'
import { findBrowser, findFirefox, findWebKit } from './e2e/support/browser'

const port = Number(process.env.PORT ?? 9000)
const isContinuousIntegration = Boolean(process.env.CI)

const webkitTests = '**/webkit/*.spec.ts'

/** Firefox as it is installed, over WebDriver BiDi: only the tests with the tags. */
const inFirefox = (executablePath: string): Project => ({
  name: 'firefox',
  testIgnore: webkitTests,
  grep: /@every-browser|@only-firefox/,
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {
      executablePath,
      firefoxUserPrefs: {
        // A headless Firefox has no mouse: without these, `(hover: hover)` is false.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // Playwright switches the popup blocker off.
        'dom.disable_open_during_load': true,
        // Pages may read the clipboard, which BiDi cannot permit.
        'dom.events.testing.asyncClipboard': true,
        // Only this machine: other names do not resolve.
        'network.proxy.type': 0,
        'network.dns.localDomains': 'secure.hearthside.example',
      },
    },
  },
})

/** Tests of the built site, over HTTP. `npm run build` comes first. */
async function configure(): Promise<PlaywrightTestConfig> {
  const [chromium, firefox, webkit] = await Promise.all([findBrowser(), findFirefox(), findWebKit()])
  return defineConfig({
    testDir: 'e2e',
    testMatch: '**/*.spec.ts',
    outputDir: 'test-results',
    fullyParallel: true,
    forbidOnly: isContinuousIntegration,
    workers: 2,
    // A slow machine takes its time; these only end what would never come.
    timeout: 60_000,
    expect: { timeout: 15_000 },
    metadata: { browsers: { chromium: chromium.version, firefox: firefox?.version ?? null, webkit: webkit ?? null } },
    reporter: [['list'], ['json', { outputFile: '.local/test/e2e.json' }]],
    use: {
      baseURL: `http://localhost:${port}`,
      // Recording every test would make them take half as long again; `--trace=retain-on-failure` does.
      trace: 'off',
      // Playwright would take one after every test, also after a passed one, and wait for fonts that never come.
      screenshot: 'off',
    },
    projects: [
      {
        name: 'chromium',
        testIgnore: webkitTests,
        grepInvert: /@only-firefox/,
        use: {
          ...devices['Desktop Chrome'],
          launchOptions: { executablePath: chromium.executablePath, args: [...chromium.args] },
        },
      },
      ...(firefox ? [inFirefox(firefox.executablePath)] : []),
      ...(webkit === undefined ? [] : [{ name: 'webkit', testMatch: webkitTests, workers: 1 }]),
    ],
    webServer: {
      env: { LEADS_RATE_LIMIT: '0', LEADS_DATABASE_URL: 'file:.local/test/leads.db' },
      // On a leash, because a run that is killed would leave its server to the next one.
      command: `node scripts/integration/leash.mjs node --import tsx scripts/site.ts serve --port ${port}`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      url: `http://localhost:${port}/`,
      timeout: 180_000,
      reuseExistingServer: !isContinuousIntegration,
    },
  })
}

export default configure()
