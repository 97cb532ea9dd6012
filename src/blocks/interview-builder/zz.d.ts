declare namespace Queries {
  interface InterviewBuilderBlockFragment {
    readonly contentful_id: string
    readonly name: string | null
    readonly anchor: string | null
    readonly background: string | null
    readonly heading: string | null
    readonly introduction: string | null
    readonly bankHeading: string | null
    readonly planHeading: string | null
    readonly emptyText: string | null
    readonly printNote: string | null
    readonly questions:
      | readonly ({
          readonly contentful_id: string
          readonly text: string | null
          readonly competence: string | null
          readonly listenFor: string | null
          readonly followUp: string | null
        } | null)[]
      | null
    readonly guides:
      | readonly ({
          readonly contentful_id: string
          readonly role: string | null
          readonly item: { readonly href: string } | null
          readonly questions: readonly ({ readonly contentful_id: string } | null)[] | null
        } | null)[]
      | null
  }
}
