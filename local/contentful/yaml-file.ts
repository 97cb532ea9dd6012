import * as v from 'valibot'
import type { Path } from '../../content/model/checked-content'
import { issuePath, splitMessage } from '../../content/model/message'
import { findDamage, readYaml } from './front-matter'
import { type Problem, problemAt } from './problem'

type YamlFile<Values> =
  | { readonly ok: true; readonly values: Values; readonly lineOf: (keys: Path) => number }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Reads a YAML file. An empty field counts as absent. */
export function readYamlFile<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): YamlFile<v.InferOutput<Schema>> {
  const damage = findDamage(text)
  if (damage) return { ok: false, problems: [{ file, ...damage }] }
  const yaml = readYaml(text)
  if (!yaml.ok) return { ok: false, problems: yaml.faults.map((fault) => ({ file, ...fault })) }
  const { lineOf } = yaml
  const given = Object.fromEntries(Object.entries(yaml.values).filter(([, value]) => value !== null))
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  if (result.success) return { ok: true, values: result.output, lineOf }
  const problems = result.issues.map((issue) =>
    problemAt({ file, lineOf }, issuePath(issue), splitMessage(issue.message)),
  )
  return { ok: false, problems }
}
