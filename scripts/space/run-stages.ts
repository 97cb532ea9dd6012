import type { Stage, Step } from '../../local/contentful/push-pull/plan'
import { PublishError } from '../../local/contentful/push-pull/publish'
import { inParallel } from '../../src/lib/in-parallel'
import { Failure } from '../support/command'
import { explain } from './connect'

interface Progress {
  readonly print: (line: string) => void
  /** Saves the record of what is done. */
  readonly save: () => Promise<void>
}

/** Steps between two lines of progress. The record is saved as often. */
const stepsBetween = 50

/**
 * Runs the stages one after another. Saves the record regularly and at the end, also after an error.
 *
 * @throws Failure for the first step that fails; steps that have begun still finish
 */
export async function runStages(stages: readonly Stage[], { print, save }: Progress): Promise<void> {
  let failure: { readonly title: string; readonly error: unknown } | undefined
  let saving = Promise.resolve()
  for (const { name, steps, together } of stages) {
    let done = 0
    const runOne = async ({ title, run }: Step) => {
      // Items that cannot be published do not hold up others.
      if (failure && !(failure.error instanceof PublishError)) return
      try {
        await run()
      } catch (error) {
        failure ??= { title, error }
        return
      }
      done += 1
      if (done % stepsBetween !== 0 && done !== steps.length) return
      print(`${name}: ${done} of ${steps.length}`)
      // One after another, because they write the same file.
      saving = saving.then(save)
      await saving
    }
    await inParallel(steps, together, runOne)
    if (!failure) continue
    await save()
    const reason = `Cannot ${failure.title}. ${explain(failure.error)}`
    throw new Failure(`${reason}\nThe steps before it are done; run the command again to continue.`)
  }
}
