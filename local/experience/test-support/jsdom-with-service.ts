import { TestEnvironment } from 'jest-environment-jsdom'
import { startExperience } from '../start-experience'

/**
 * The environment of a browser that can reach servers on this machine, unlike jsdom's. Node and the page each have an
 * `Error`; failures here use the page's, as in a browser. Tests start the stand-in with the global `startExperience`,
 * because code of `src` cannot import it. It runs outside of the page, with Node's timers.
 */
// eslint-disable-next-line import-x/no-default-export -- Jest requires it
export default class JsdomWithFetch extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    const page = this.global as unknown as { readonly Error: typeof Error; readonly JSON: JSON }

    const pageFetch: typeof fetch = (...request) =>
      fetch(...request).catch((error: unknown) => {
        const { name, message } = error as Error
        throw Object.assign(new page.Error(message), { name })
      })

    class PageResponse extends Response {
      override async json(): Promise<unknown> {
        return page.JSON.parse(await this.text())
      }
    }

    Object.assign(this.global, {
      fetch: pageFetch,
      Response: PageResponse,
      Headers,
      Request,
      AbortController,
      AbortSignal,
      startExperience,
    })
  }
}
