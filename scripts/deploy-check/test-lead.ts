import { randomUUID } from 'node:crypto'
import { openLeadStore } from '../../server/store/lead-store'
import { formIdKey, honeypotKey, submitPath } from '../../src/forms/model/contract'
import type { FormDefinition, FormField } from '../../src/forms/model/definition'
import type { Ask } from './ask'

function answerOf({ fieldType, options, required, hidden }: FormField, email: string): string {
  if (fieldType === 'email') return email
  if (!required || hidden) return ''
  return options[0]?.value ?? 'Test of a deployment'
}

/**
 * Sends a lead and deletes it. The filled honeypot marks it as spam, so it never reaches the CRM.
 *
 * @param databaseUrl without it, the lead is not deleted
 */
export async function checkTestLead(
  ask: Ask,
  forms: readonly FormDefinition[],
  databaseUrl: string | undefined,
): Promise<readonly string[]> {
  const fieldsOf = ({ fieldGroups }: FormDefinition): readonly FormField[] =>
    fieldGroups.flatMap(({ fields }) => fields)
  const form = forms.find((candidate) =>
    fieldsOf(candidate).every(({ fieldType, required }) => fieldType !== 'file' || !required),
  )
  if (!form) return ['The site has no form to test']
  const email = `deploy-check-${randomUUID()}@example.com`
  const values = Object.fromEntries(fieldsOf(form).map((field) => [field.name, answerOf(field, email)]))
  const consent = Object.fromEntries(
    (form.legalConsent?.checkboxes ?? []).flatMap(({ subscriptionTypeId: id, required }) =>
      id && required ? [[`LEGAL_CONSENT.subscription_type_${id}`, true]] : [],
    ),
  )
  const answer = await ask(submitPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...values, ...consent, [formIdKey]: form.id, [honeypotKey]: 'deploy:check' }),
  })
  const wrong = answer.status === 200 ? [] : [`The status is ${answer.status}: ${answer.body.toString().slice(0, 200)}`]
  if (databaseUrl === undefined) return wrong
  const store = await openLeadStore(databaseUrl)
  try {
    const { leads } = await store.deleteByEmail(email)
    return leads === 1 ? wrong : [...wrong, `The database has ${leads} leads of the test instead of one`]
  } finally {
    await store.close()
  }
}
