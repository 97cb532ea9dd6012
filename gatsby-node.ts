export * from './src/build/gatsby-node'
