/**
 * gatsby-source-contentful asks before each sync whether the machine is online. The original waits for
 * three seconds without an Internet connection. The answer matters only to GATSBY_CONTENTFUL_OFFLINE, which
 * scripts/site never sets. Without a connection, the sync itself fails with a message.
 */
// eslint-disable-next-line import-x/no-default-export -- the package has no other export
export default () => Promise.resolve(true)
