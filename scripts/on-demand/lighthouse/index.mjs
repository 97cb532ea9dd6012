import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/**
 * The parts of Lighthouse's result that the benchmark reads.
 *
 * @typedef {object} Result
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, numericValue?: number }>} audits
 * @property {{ benchmarkIndex: number }} environment
 */

/**
 * Visits a page with Lighthouse in a new browser.
 *
 * @param {{ readonly executablePath: string, readonly args: readonly string[] }} browser
 * @param {string} url
 * @param {{ categories: readonly string[], skippedAudits: readonly string[], slowdown: number }} options
 * @returns {Promise<Result | undefined>}
 */
export async function audit({ executablePath, args }, url, { categories, skippedAudits, slowdown }) {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args], logLevel: 'silent' })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      skipAudits: [...skippedAudits],
      throttling: { cpuSlowdownMultiplier: slowdown },
      disableFullPageScreenshot: true,
    })
    return run?.lhr
  } finally {
    chrome.kill()
  }
}
