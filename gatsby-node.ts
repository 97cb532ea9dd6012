export * from './gatsby/gatsby-node'
