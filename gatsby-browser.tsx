// Gatsby reads the names of the exports from this text, so each is named.
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
