import type { QuestionWords } from './draw-items'

const textOf = (question: Element, name: string): string | undefined =>
  question.querySelector(`[data-${name}]`)?.textContent ?? undefined

/** The questions that stand on the page, by their ids. */
export function readBank(builder: Element): ReadonlyMap<string, QuestionWords> {
  return new Map(
    [...builder.querySelectorAll<HTMLElement>('[data-question]')].map((question) => [
      question.dataset.question ?? '',
      {
        text: textOf(question, 'text') ?? '',
        listenFor: textOf(question, 'listen'),
        followUp: textOf(question, 'follow'),
      },
    ]),
  )
}
