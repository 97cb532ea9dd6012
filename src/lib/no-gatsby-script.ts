/** Takes the place of `gatsby-script` in the browser's bundles (src/build/models/bundles). */
export {}
