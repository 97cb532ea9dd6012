/** Gatsby's `graphql` tag for code that runs in Node: Gatsby's own one throws when it is called. */
exports.graphql = (/** @type {TemplateStringsArray} */ parts) => parts.join('')
