import type { FormField } from '../../data/form-definition'
import { acceptedFiles, fileLimit } from '../../data/forms'
import { Button } from '../../ui/Button/Button'
import { Label } from './MarketingForm.Label'
import { Problem } from './MarketingForm.Problem'
import * as S from './MarketingForm.styles'

interface FileProps {
  readonly field: FormField
  readonly id: string
  readonly problemId: string
}

/**
 * A file field. The file is uploaded when it is chosen, and what the form sends is its address. Without
 * scripts it is sent with the form.
 */
export function File({ field, id, problemId }: FileProps) {
  const hintId = `${id}-hint`
  return (
    <S.Field data-form-field={field.name}>
      <Label field={field} htmlFor={id} />
      <S.Box>
        <S.FileInput
          id={id}
          type="file"
          name={field.name}
          accept={acceptedFiles}
          required={field.required}
          aria-describedby={`${hintId} ${problemId}`}
          aria-invalid={false}
          data-form-control=""
        />
        <S.Hint id={hintId}>An image or a PDF, {fileLimit / 1024 / 1024} MB at most.</S.Hint>
        <S.Hint role="status" data-form-upload="" />
        <Problem id={problemId} />
        <S.FileActions data-form-upload-actions="" hidden>
          <Button variant="secondary" data-form-action="upload">
            Try again
          </Button>
          <Button variant="secondary" data-form-action="clear">
            Remove the file
          </Button>
        </S.FileActions>
      </S.Box>
    </S.Field>
  )
}
