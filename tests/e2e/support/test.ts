import { expect, test as base, type BrowserContext } from '@playwright/test'

/** Browsers' messages about violations of the policy and mistakes in it. */
const aboutPolicy = /content[- ]security[- ]policy/i

/**
 * Collects violations of the content security policy on all pages of a context, from the event, which names the
 * directive, and from the browser's messages, which include frames and violations before any listener.
 */
export async function collectViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = []
  context.on('console', (message) => {
    if (aboutPolicy.test(message.text())) violations.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(
        `Content security policy: ${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`,
      ),
    )
  })
  return violations
}

interface Fixtures {
  /** Violations on the pages of the test's context. The test fails if any remain at the end. */
  readonly violations: readonly string[]
}

/** Every test of the site: one violation of the content security policy fails it. */
export const test = base.extend<Fixtures>({
  violations: [
    async ({ context }, use) => {
      const violations = await collectViolations(context)
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
