/**
 * gatsby-source-contentful asks before each sync whether the machine is online. The original waits for
 * three seconds where there is no Internet. The answer matters only to GATSBY_CONTENTFUL_OFFLINE, which
 * scripts/site never sets; without a connection, the sync itself fails with a message.
 */
// eslint-disable-next-line import-x/no-default-export -- the package has no other export
export default () => Promise.resolve(true)
