import type { Rating } from '../analytics/vendor'
import { Button } from '../ui/Button/Button'
import { Link } from '../ui/Link/Link'
import * as S from './Article.Helpful.styles'

const yes: Rating = 'helpful'
const no: Rating = 'not helpful'

/** A question at the end of an article. `start-article-tools.ts` shows it, and the thanks in its place. */
export function Helpful() {
  return (
    <S.Helpful data-article-tool="helpful" aria-label="Feedback">
      <S.Question data-question="">
        <p id="was-this-helpful">Was this helpful?</p>
        <S.Answers role="group" aria-labelledby="was-this-helpful">
          <Button variant="secondary" value={yes}>
            Yes
          </Button>
          <Button variant="secondary" value={no}>
            No
          </Button>
        </S.Answers>
      </S.Question>
      <p hidden tabIndex={-1} data-thanks={yes}>
        Thank you. We’ll write more like it.
      </p>
      <p hidden tabIndex={-1} data-thanks={no}>
        Thank you for saying so. <Link href="#contact-us">Tell us what was missing</Link>, and we’ll correct it.
      </p>
    </S.Helpful>
  )
}
