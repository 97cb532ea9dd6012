import { createHash } from 'node:crypto'
import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import type { FrameChoices } from '../../../content/model/choices'
import { articleViews } from '../../articles/article-source'
import { attributionScript } from '../../attribution/constants'
import { blockViews } from '../../blocks/block-source'
import { frameSample } from '../../frame/frame-sample'
import { frameViews } from '../../frame/frame-source'
import { PageFrame, type PageContext } from '../../frame/page-frame/PageFrame'
import { systemPrefersDark } from '../../lib/color-scheme'
import { allowSources } from '../../lib/content-policy'
import { earlyScripts } from '../../lib/early-scripts'
import { languageNames, localeOf } from '../../lib/locales'
import { appShellPath, offlinePath, themeColor } from '../../lib/site'
import { siteConfigId, type SiteConfig } from '../../lib/site-config'
import { PersonalizationProvider } from '../../personalization/PersonalizationProvider'
import { fontFiles } from '../../theme/font-faces'
import { darkStyle, globalStyle } from '../../theme/global-style'
import { darkBackgrounds } from '../../theme/surfaces'

/** The configuration of the browser as JSON, empty when there is none (gatsby/site-config). */
declare const __SITE_CONFIG__: string

/** The text of src/app/early-color-scheme.ts (gatsby/content-policy.ts). */
declare const __COLOR_SCHEME_SCRIPT__: string

/** The text of src/app/loader.ts (gatsby/content-policy.ts); empty in develop. */
declare const __INLINE_LOADER__: string

/** The directives of all policies (gatsby/content-policy.ts); empty in develop. */
declare const __COMMON_POLICY__: string

const siteConfig = (__SITE_CONFIG__ ? JSON.parse(__SITE_CONFIG__) : {}) as SiteConfig

// styled-components orders rules by when a component was first loaded. Loading all views here makes the order the same
// in every process.
for (const views of [frameViews, blockViews, articleViews]) views.get()

const pageSheets = new Map<string, ServerStyleSheet>()

/** The choices of pages whose head is still to be rendered. */
const frameChoices = new Map<string, FrameChoices>()

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => {
  const { pathname } = props.location
  const { frame } = props.pageContext as PageContext
  if (frame) frameChoices.set(pathname, frame)
  return (
    <PageFrame path={pathname} context={props.pageContext}>
      {element}
    </PageFrame>
  )
}

/**
 * Wraps every page in the provider, as in the browser, and collects its styles. Slices have no path and are rendered
 * without them: the head of each page has the styles of all slices.
 */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const sheet = new ServerStyleSheet()
  if (pathname) pageSheets.set(pathname, sheet)
  return (
    <StyleSheetManager sheet={sheet.instance}>
      <PersonalizationProvider>{element}</PersonalizationProvider>
    </StyleSheetManager>
  )
}

/** The styles of a page and of the frame around it. */
function stylesOf(pathname: string): ReactNode {
  const sheet = pageSheets.get(pathname)
  if (!sheet) return []
  pageSheets.delete(pathname)
  renderToStaticMarkup(sheet.collectStyles(frameSample(pathname, frameChoices.get(pathname))))
  frameChoices.delete(pathname)
  return sheet.getStyleElement()
}

/**
 * The pages that the service worker serves without a network, and the host serves on errors, at the requested address.
 * They have the scripts of the head, such as attribution, but no page runtime: Gatsby's would redirect the first to its
 * own address, and render the failed page over the second.
 */
const neverStarts = (pathname: string): boolean => pathname === offlinePath || pathname === '/500.html'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setHtmlAttributes }) => {
  const { hrefLang } = languageNames[localeOf(pathname)]
  setHtmlAttributes({ lang: hrefLang, ...(neverStarts(pathname) && { 'data-no-start': '' }) })
  setHeadComponents([
    // Browsers use the first one whose media applies.
    <meta key="dark-color" name="theme-color" media={systemPrefersDark} content={darkBackgrounds.white} />,
    <meta key="theme-color" name="theme-color" content={themeColor} />,
    ...fontFiles.map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={file} />
    )),
    // The service worker stores what its page names, and would never delete early scripts.
    ...(pathname === appShellPath
      ? [<meta key="robots" name="robots" content="noindex" />]
      : earlyScripts(attributionScript, siteConfig.vendors).map((attributes) => (
          <script key={attributes.src} {...attributes} />
        ))),
    // Safari before version 26 shows no SVG.
    <link key="icon-png" rel="icon" href="/icons/icon-192x192.png" sizes="192x192" />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <style key="global" dangerouslySetInnerHTML={{ __html: globalStyle }} />,
    <style key="dark" media={systemPrefersDark} dangerouslySetInnerHTML={{ __html: darkStyle }} />,
    <script key="color-scheme" dangerouslySetInnerHTML={{ __html: __COLOR_SCHEME_SCRIPT__ }} />,
    stylesOf(pathname),
    __SITE_CONFIG__ && (
      <script
        key={siteConfigId}
        id={siteConfigId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: __SITE_CONFIG__ }}
      />
    ),
  ])
}

/** Gatsby's additions that the site does not use. src/app/load-app.ts loads its scripts when they are needed. */
const isNeedless = (component: ReactNode): boolean => {
  if (!isValidElement<{ readonly sliceId?: string }>(component)) return false
  const { key, props } = component
  if (props.sliceId === '_gatsby-scripts') return true
  return ['gatsby-image-style', 'generator-', 'script-loader'].some((prefix) => key?.startsWith(prefix))
}

type StyleElement = ReactElement<{ readonly dangerouslySetInnerHTML: { readonly __html: string } }>

const isStyle = (component: ReactNode): component is StyleElement =>
  isValidElement(component) && component.type === 'style'

const hashOf = ({ props }: StyleElement): string =>
  `'sha256-${createHash('sha256').update(props.dangerouslySetInnerHTML.__html).digest('base64')}'`

/** The content security policy of a page: the directives of all pages, and hashes of the styles in its head. */
function policyElement(head: readonly ReactNode[]): ReactNode {
  if (!__COMMON_POLICY__) return null
  const policy = allowSources(__COMMON_POLICY__, [{ 'style-src': head.filter(isStyle).map(hashOf) }])
  return <meta key="content-policy" httpEquiv="Content-Security-Policy" content={policy} />
}

/** Finishes a page: replaces Gatsby's scripts by the loader, and adds a policy that allows the page's content. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ pathname, ...page }) => {
  const head = page.getHeadComponents().filter((component) => !isNeedless(component))
  // The policy must precede the styles.
  page.replaceHeadComponents([policyElement(head), ...head])
  if (!__INLINE_LOADER__) return
  const loader = <script key="loader" data-path={pathname} dangerouslySetInnerHTML={{ __html: __INLINE_LOADER__ }} />
  const scripts = neverStarts(pathname) ? [] : [loader]
  page.replacePostBodyComponents([
    ...page.getPostBodyComponents().filter((component) => !isNeedless(component)),
    ...scripts,
  ])
}
