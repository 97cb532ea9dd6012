/** Takes the place of `gatsby-script` in the browser's bundles (gatsby/bundles). */
export {}
