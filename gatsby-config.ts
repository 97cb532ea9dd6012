export { gatsbyConfig as default } from './src/build/gatsby-config'
