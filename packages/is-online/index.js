/**
 * gatsby-source-contentful asks before each sync whether the machine is online. The original waits for
 * three seconds where there is no Internet. The answer matters only to GATSBY_CONTENTFUL_OFFLINE, which
 * scripts/site never sets; without a connection, the sync itself fails with a message.
 */
export default () => Promise.resolve(true)
