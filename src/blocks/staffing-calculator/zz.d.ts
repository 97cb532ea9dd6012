declare namespace Queries {
  type StaffingCalculatorBlockFragment = {
    readonly contentful_id: string
    readonly name: string | null
    readonly anchor: string | null
    readonly background: string | null
    readonly heading: string | null
    readonly introduction: string | null
    readonly withoutScript: string | null
    readonly tableHeading: string | null
    readonly methodHeading: string | null
    readonly methodHtml: string | null
  }
  type ContactPricingBlockFragment = {
    readonly contentful_id: string
    readonly name: string | null
    readonly anchor: string | null
    readonly background: string | null
    readonly heading: string | null
    readonly introduction: string | null
    readonly peopleLabel: string | null
    readonly usersLabel: string | null
    readonly monthlyLabel: string | null
    readonly yearlyLabel: string | null
    readonly contactLabel: string | null
    readonly userLabel: string | null
    readonly withoutScript: string | null
    readonly note: string | null
    readonly includedPeople: number | null
    readonly stepPeople: number | null
    readonly startPeople: number | null
    readonly startUsers: number | null
    readonly sliderEnd: number | null
    readonly plans: ReadonlyArray<{
      readonly contentful_id: string
      readonly name: string | null
      readonly stepPrice: number | null
      readonly contactPlan: {
        readonly contentful_id: string
        readonly monthlyPrice: number | null
        readonly yearlyPrice: number | null
      } | null
      readonly userPlan: {
        readonly contentful_id: string
        readonly title: string | null
        readonly monthlyPrice: number | null
        readonly yearlyPrice: number | null
      } | null
    } | null> | null
  }
}
