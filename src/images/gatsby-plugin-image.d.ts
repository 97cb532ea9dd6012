/** The part of gatsby-plugin-image that `<Image>` uses; its types are in another folder than its code. */
declare module 'gatsby-plugin-image/dist/components/picture' {
  export { Picture } from 'gatsby-plugin-image/dist/src/components/picture'
}
