/** Replaces `gatsby-script` in the browser's bundles (gatsby/bundles). */
export {}
