/** The code that renders articles and lists of posts: one chunk in the browser, loaded on demand. */
export { ListPage } from './ListPage'
export { renderArticle } from './render-article'
