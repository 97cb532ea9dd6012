export { gatsbyConfig as default } from './gatsby/gatsby-config'
