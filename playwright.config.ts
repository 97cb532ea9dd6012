import { defineConfig, devices, type PlaywrightTestConfig, type Project } from '@playwright/test'
import { findBrowser, findFirefox, findWebKit } from './scripts/support/browser'
import { noServices } from './scripts/support/variables'

const port = Number(process.env.PORT ?? 9100)
const isContinuousIntegration = Boolean(process.env.CI)

const webkitTests = '**/webkit/*.spec.ts'

/** The installed Firefox over WebDriver BiDi, for tagged tests only. */
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
        // Headless Firefox has no mouse. Without these settings, `(hover: hover)` is false.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // Playwright disables the popup blocker.
        'dom.disable_open_during_load': true,
        // How long after a click a page may open a tab, in ms (default 5000). A test waits until this has passed.
        'dom.user_activation.transient.timeout': 2000,
        // Allows pages to read the clipboard, which BiDi cannot permit.
        'dom.events.testing.asyncClipboard': true,
        // On macOS, Tab would skip links and buttons.
        'accessibility.tabfocus': 7,
        // Only this machine: other names do not resolve.
        'network.proxy.type': 0,
        'network.dns.localDomains': 'secure.hearthside.example',
      },
    },
  },
})

/**
 * Tests of the built site over HTTP. Run `npm run build` first, not `npm start`, whose pages get their pictures from a
 * local service.
 */
async function configure(): Promise<PlaywrightTestConfig> {
  const [chromium, firefox, webkit] = await Promise.all([findBrowser(), findFirefox(), findWebKit()])
  return defineConfig({
    testDir: 'tests/e2e',
    testMatch: '**/*.spec.ts',
    outputDir: 'test-results',
    fullyParallel: true,
    forbidOnly: isContinuousIntegration,
    workers: 2,
    // Long enough for slow machines; only ends hanging tests.
    timeout: 60_000,
    expect: { timeout: 15_000 },
    metadata: { browsers: { chromium: chromium.version, firefox: firefox?.version ?? null, webkit: webkit ?? null } },
    reporter: [['list'], ['json', { outputFile: '.local/test/e2e.json' }]],
    use: {
      baseURL: `http://localhost:${port}`,
      // It would load files itself. Tests of the service worker allow it.
      serviceWorkers: 'block',
      // Traces would make tests take half as long again. Use `--trace=retain-on-failure` if necessary.
      trace: 'off',
      // Playwright would take a screenshot after every test, even a passed one, and wait for blocked fonts.
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
      ...(webkit === undefined ? [] : [{ name: 'webkit', testMatch: webkitTests }]),
    ],
    webServer: {
      env: { ...noServices, LEADS_RATE_LIMIT: '0', LEADS_DATABASE_URL: 'file:.local/test/leads.db' },
      // The wrapper stops the server when this run ends, even if it is killed.
      command: `node tests/integration/stop-with-parent.mjs node --import tsx scripts/site.ts serve --port ${port}`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      url: `http://localhost:${port}/`,
      timeout: 180_000,
    },
  })
}

export default configure()
