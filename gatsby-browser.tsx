// Gatsby reads the export names from this source text, so list each name.
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onServiceWorkerUpdateReady,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
  wrapRootElement,
} from './src/app/gatsby/browser'
