import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Ask } from '../../server/ask'
import { requireDatabase } from '../../server/leads-command/manage-leads'
import { readSettings } from '../../server/settings'
import { openLeadStore, type LeadStore } from '../../server/store/lead-store'
import { consentKey, consentValue, formIdKey, honeypotKey, submitPath } from '../../src/forms/model/contract'
import { formSchema, type FormDefinition, type FormField } from '../../src/forms/model/definition'
import { fieldsOf, isPhoneField, shownCheckboxes } from '../../src/forms/model/rules'
import { attempt } from '../../src/lib/attempt'
import { messageOf } from '../../src/lib/message-of'

function answerOf(field: FormField, email: string): string {
  const { fieldType, options, required, hidden } = field
  if (fieldType === 'email') return email
  if (!required || hidden) return ''
  if (isPhoneField(field)) return '+1 555 0100'
  return options[0]?.value ?? 'Test of a deployment'
}

async function readForms(ask: Ask): Promise<readonly FormDefinition[]> {
  const { body } = await ask('/_forms.json')
  const forms = attempt(() => v.parse(v.array(formSchema), JSON.parse(body.toString())))
  if (forms) return forms
  throw new Error('The site does not serve the forms at /_forms.json: pass --no-lead to send no test lead')
}

async function openStore(databaseUrl: string): Promise<LeadStore> {
  readSettings({ LEADS_DATABASE_URL: databaseUrl })
  requireDatabase(databaseUrl)
  return openLeadStore(databaseUrl)
}

async function sendAndDelete(ask: Ask, store: LeadStore | undefined): Promise<readonly string[]> {
  const forms = await readForms(ask)
  const form = forms.find((candidate) =>
    fieldsOf(candidate).every(({ fieldType, required }) => fieldType !== 'file' || !required),
  )
  if (!form) return ['The site has no form to test']
  const email = `deploy-check-${randomUUID()}@example.com`
  const values = Object.fromEntries(fieldsOf(form).map((field) => [field.name, answerOf(field, email)]))
  const consent = Object.fromEntries(
    shownCheckboxes(form.legalConsent)
      .filter(({ required }) => required)
      .map(({ subscriptionTypeId }) => [consentKey(subscriptionTypeId), consentValue]),
  )
  const answer = await ask(submitPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...values, ...consent, [formIdKey]: form.id, [honeypotKey]: 'deploy:check' }),
  })
  const wrong = answer.status === 200 ? [] : [`The status is ${answer.status}: ${answer.body.toString().slice(0, 200)}`]
  if (!store) return wrong
  const { leads } = await store.deleteByEmail(email)
  return leads === 1 ? wrong : [...wrong, `The database has ${leads} leads of the test instead of one`]
}

async function check(ask: Ask, databaseUrl: string | undefined): Promise<readonly string[]> {
  // Before the lead is sent, which would otherwise stay if the database cannot be opened.
  const store = databaseUrl === undefined ? undefined : await openStore(databaseUrl)
  return sendAndDelete(ask, store).finally(() => store?.close())
}

/**
 * Sends a lead and deletes it. The filled honeypot marks it as spam, so it never reaches the CRM. An error counts as a
 * problem.
 *
 * @param databaseUrl without it, the lead is not deleted
 * @returns the problems; none if the lead is stored
 */
export const checkTestLead = (ask: Ask, databaseUrl: string | undefined): Promise<readonly string[]> =>
  check(ask, databaseUrl).catch((error: unknown) => [messageOf(error)])
