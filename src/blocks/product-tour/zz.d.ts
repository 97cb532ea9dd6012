declare namespace Queries {
  interface ProductTourBlockFragment {
    readonly contentful_id: string
    readonly name: string | null
    readonly anchor: string | null
    readonly background: string | null
    readonly heading: string | null
    readonly introduction: string | null
    readonly steps:
      | readonly ({
          readonly contentful_id: string
          readonly title: string | null
          readonly label: string | null
          readonly address: string | null
          readonly bodyHtml: string | null
          readonly linkLabel: string | null
          readonly linkUrl: string | null
          readonly image: { readonly picture: import('../../content/map-picture').RawPicture | null } | null
        } | null)[]
      | null
    readonly primaryLabel: string | null
    readonly primaryUrl: string | null
    readonly secondaryLabel: string | null
    readonly secondaryUrl: string | null
  }
}
