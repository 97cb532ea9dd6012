/** What articles and lists of posts are drawn with: one file in the browser, fetched when one must be drawn there. */
export { drawArticle } from './draw-article'
export { PostsPage } from './PostsPage'
