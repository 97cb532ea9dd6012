/**
 * gatsby-source-contentful checks before each sync whether the machine is online. Without an Internet connection, the
 * original package waits for three seconds. The answer only affects GATSBY_CONTENTFUL_OFFLINE, which scripts/site never
 * sets. Without a connection, the sync fails with a message.
 */
// eslint-disable-next-line import-x/no-default-export -- the package has no other export
export default () => Promise.resolve(true)
