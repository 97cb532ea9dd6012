import { Button } from '../ui/Button/Button'
import * as S from './Tool.styles'

/** What can be done with an answer: pass it on, or put it on paper. */
export function ToolActions() {
  return (
    <S.Actions>
      <Button variant="secondary" data-tool-copy="">
        Copy a link to this
      </Button>
      <Button variant="secondary" data-tool-print="">
        Print
      </Button>
      <p role="status" data-tool-copied="" />
    </S.Actions>
  )
}
