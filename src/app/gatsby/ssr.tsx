import type { GatsbySSR } from 'gatsby'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { articleViews } from '../../articles/article-source'
import { blockViews } from '../../blocks/block-source'
import { themeColor } from '../../data/site'
import { frameViews } from '../../frame/frame-source'
import { PageFrame } from '../../frame/page-frame/PageFrame'
import { earlyScripts } from '../../lib/early-scripts'
import { siteConfigId, type SiteConfig } from '../../lib/site-config'
import { PersonalizationProvider } from '../../personalization/PersonalizationProvider'
import { fontFiles } from '../../theme/font-faces'
import { globalStyle } from '../../theme/global-style'

/** The configuration of the browser as JSON, empty when there is none (gatsby/site-config). */
declare const __SITE_CONFIG__: string

/** Address of the script that records where visitors come from (gatsby/attribution). */
declare const __ATTRIBUTION_SRC__: string

const siteConfig = (__SITE_CONFIG__ ? JSON.parse(__SITE_CONFIG__) : {}) as SiteConfig

// styled-components orders rules by when a component was first loaded. With all views loaded here, the order is
// the same in every process, whatever it renders first.
for (const views of [frameViews, blockViews, articleViews]) views.get()

const pageSheets = new Map<string, ServerStyleSheet>()

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageFrame path={props.location.pathname}>{element}</PageFrame>
)

/**
 * Wraps every page in the provider, as in the browser, and collects its styles. Gatsby renders slices separately, so
 * each slice includes its own styles; styled-components moves them to the head before hydration.
 */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element: content, pathname }) => {
  const sheet = new ServerStyleSheet()
  const element = <PersonalizationProvider>{content}</PersonalizationProvider>
  if (pathname) {
    pageSheets.set(pathname, sheet)
    return <StyleSheetManager sheet={sheet.instance}>{element}</StyleSheetManager>
  }
  renderToStaticMarkup(sheet.collectStyles(element))
  return (
    <>
      {sheet.getStyleElement()}
      {element}
    </>
  )
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  const sheet = pageSheets.get(pathname)
  pageSheets.delete(pathname)
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={themeColor} />,
    ...fontFiles.map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={file} />
    )),
    ...earlyScripts(__ATTRIBUTION_SRC__, siteConfig.vendors).map((attributes) => (
      <script key={attributes.src} {...attributes} />
    )),
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <style key="global" dangerouslySetInnerHTML={{ __html: globalStyle }} />,
    ...(sheet?.getStyleElement() ?? []),
    ...(__SITE_CONFIG__
      ? [
          <script
            key={siteConfigId}
            id={siteConfigId}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: __SITE_CONFIG__ }}
          />,
        ]
      : []),
  ])
}

/** Gatsby's additions to the head that the site does not use. */
const needless = ['gatsby-image-style', 'generator-']

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter((component) => {
      const key = isValidElement(component) ? String(component.key) : ''
      return !needless.some((prefix) => key.startsWith(prefix))
    }),
  )
}
