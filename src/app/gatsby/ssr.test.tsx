import { createHash } from 'node:crypto'
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'

// The build replaces these (gatsby/site-config.ts, gatsby/content-policy.ts).
Object.assign(globalThis, {
  __SITE_CONFIG__: '',
  __COLOR_SCHEME_SCRIPT__: '',
  __INLINE_LOADER__: 'load()',
  __COMMON_POLICY__: "default-src 'self'",
})

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const style = <style key="global" dangerouslySetInnerHTML={{ __html: '.a{}' }} />

/** What Gatsby adds: to the head, and its scripts. */
const generator = <meta key="generator-5.16.1" name="generator" content="Gatsby 5.16.1" />
const pagePath = <script key="script-loader" id="gatsby-script-loader" />
const Slice = (_props: { readonly sliceId: string }): ReactNode => null
const scripts = createElement(Slice, { sliceId: '_gatsby-scripts' })

/** The remaining elements in the head and at the end of a page. */
async function finish(pathname: string) {
  const { onPreRenderHTML } = await import('./ssr')
  let head: ReactNode[] = [generator, style]
  let end: ReactNode[] = [pagePath, scripts]
  onPreRenderHTML?.(
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (components: ReactNode[]) => (head = components),
      getPostBodyComponents: () => end,
      replacePostBodyComponents: (components: ReactNode[]) => (end = components),
    } as never,
    {} as never,
  )
  return { head, end: end.filter((part): part is ReactElement<Record<string, unknown>> => isValidElement(part)) }
}

describe('onPreRenderHTML', () => {
  it('replaces Gatsby’s scripts by the loader', async () => {
    const { end } = await finish('/404.html')
    expect(end.map(({ type, props }) => [type, props])).toEqual([
      ['script', { 'data-path': '/404.html', dangerouslySetInnerHTML: { __html: 'load()' } }],
    ])
  })

  it.each(['/offline/', '/500.html'])(
    'leaves no scripts on %s, which stands at the address of another page',
    async (path) => {
      expect((await finish(path)).end).toEqual([])
    },
  )

  it('starts the head with a policy that allows its styles', async () => {
    const { head } = await finish('/pricing/')
    const [policy, ...rest] = head
    expect((policy as ReactElement).props).toEqual({
      httpEquiv: 'Content-Security-Policy',
      content: `default-src 'self';style-src 'self' ${hashOf('.a{}')}`,
    })
    expect(rest).toEqual([style])
  })
})
