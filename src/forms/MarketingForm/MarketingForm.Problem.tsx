import * as S from './MarketingForm.styles'

interface ProblemProps {
  /** For the `aria-describedby` of the field. */
  readonly id: string
}

/** Where the controller writes what is wrong with a field. */
export function Problem({ id }: ProblemProps) {
  return <S.Problem id={id} data-form-problem="" hidden />
}
