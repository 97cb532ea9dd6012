import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from './e2e/support/browser'

const port = Number(process.env.PORT ?? 9000)
const isContinuousIntegration = Boolean(process.env.CI)

/** Tests of the built site, over HTTP. `npm run build` comes first. */
async function configure(): Promise<PlaywrightTestConfig> {
  const { executablePath, args, version } = await findBrowser()
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
    metadata: { browser: version },
    reporter: [['list'], ['json', { outputFile: '.local/test/e2e.json' }]],
    use: {
      baseURL: `http://localhost:${port}`,
      // Recording every test would make them take half as long again; `--trace=retain-on-failure` does.
      trace: 'off',
      screenshot: 'only-on-failure',
      launchOptions: { executablePath, args: [...args] },
    },
    projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
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
