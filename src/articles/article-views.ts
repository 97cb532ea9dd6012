/** What articles and lists of posts are drawn with: one file in the browser, fetched when one must be drawn there. */
export { Article } from './Article'
export { mapArticle } from './map-article'
export { PostsPage } from './PostsPage'
