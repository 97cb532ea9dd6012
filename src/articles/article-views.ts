/** The code that renders articles and lists of posts: one chunk in the browser, loaded on demand. */
export { drawArticle } from './draw-article'
export { PostsPage } from './PostsPage'
