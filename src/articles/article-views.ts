/** The code that renders articles and lists of posts: one chunk in the browser, loaded on demand. */
export { renderArticle } from './render-article'
export { PostsPage } from './PostsPage'
export { StoriesPage } from './StoriesPage'
