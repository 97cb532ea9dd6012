import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { shortestFill } from '../../../src/forms/model/contract'
import type { FieldType, FormDefinition, FormField } from '../../../src/forms/model/definition'
import { shownCheckboxes } from '../../../src/forms/model/rules'
import { formPlaces, type FormPlace } from './content'
import { readDefinitions } from './lead-site'
import { openStarted } from './page-state'

/** A picture of one pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const pictureFile = { name: 'Wiring plan.gif', mimeType: 'image/gif', buffer: picture }

/** A unique email address. */
export const newEmail = (): string => `${randomUUID()}@kestrel.example`

export const fieldsOf = ({ fieldGroups }: FormDefinition): readonly FormField[] =>
  fieldGroups.flatMap(({ fields }) => fields)

const isVisible = ({ hidden }: FormField): boolean => !hidden

interface ShownForm extends FormPlace {
  readonly definition: FormDefinition
}

/** The form with the most fields for a use, and a page with it. */
export async function findForm(use: string): Promise<ShownForm> {
  const definitions = await readDefinitions()
  const forms = formPlaces
    .filter((place) => place.use === use)
    .flatMap((place) => {
      const definition = definitions.find(({ id }) => id === place.formId)
      return definition ? [{ ...place, definition }] : []
    })
    .sort((one, other) => fieldsOf(other.definition).length - fieldsOf(one.definition).length)
  const [form] = forms
  if (!form) throw new Error(`No page has a form for the use “${use}”.`)
  return form
}

export const formOn = (page: Page, { heading }: ShownForm): Locator => page.getByRole('form', { name: heading })

/** Waits long enough that the submission does not count as spam. */
export async function takeTime(page: Page): Promise<void> {
  await page.waitForFunction((ms) => performance.now() > ms, shortestFill)
}

/** Opens the page of a form, and waits for its code and for the spam limit. */
export async function openForm(page: Page, form: ShownForm): Promise<Locator> {
  await openStarted(page, form.path)
  const shown = formOn(page, form)
  // Its code loads near the screen once the visitor moves the pointer.
  await shown.scrollIntoViewIfNeeded()
  await shown.dispatchEvent('pointermove')
  await expect(shown).toHaveJSProperty('noValidate', true)
  await takeTime(page)
  return shown
}

const wordsOf = ({ label }: FormField): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\((optional|freiwillig)\\))?$`)

/** The control of a field by its label, or its group of radio buttons. */
export const controlOf = (form: Locator, field: FormField): Locator =>
  field.fieldType === 'radio' ? form.getByRole('radiogroup', { name: wordsOf(field) }) : form.getByLabel(wordsOf(field))

/** The input of a visitor. */
export function answerTo({ fieldType, options, name }: FormField, email: string): string {
  const answers: Readonly<Record<FieldType, string>> = {
    email,
    dropdown: options.at(1)?.value ?? '',
    radio: options.at(1)?.value ?? '',
    file: pictureFile.name,
    multi_line_text: `First line of ${name},\nand <b>a second</b> one`,
    single_line_text: name === 'phone' ? '+1 (212) 555-0142' : `Ünïcode & <i>${name}</i>`,
  }
  return answers[fieldType]
}

/** Fills in the focused field. */
async function giveAnswer(page: Page, control: Locator, field: FormField, email: string): Promise<void> {
  switch (field.fieldType) {
    case 'dropdown':
      // Not with arrow keys, which open the list on macOS.
      await control.selectOption(answerTo(field, email))
      break
    case 'radio': {
      const wanted = control.getByRole('radio', { name: field.options.at(1)?.label })
      for (let presses = 0; presses < field.options.length && !(await wanted.isChecked()); presses += 1) {
        await page.keyboard.press('ArrowDown')
      }
      break
    }
    case 'file':
      await page.keyboard.press('Enter')
      await expect(control.locator('xpath=..')).toContainText(`${pictureFile.name} is ready to send.`)
      break
    case 'email':
    case 'multi_line_text':
    case 'single_line_text':
      await page.keyboard.insertText(answerTo(field, email))
  }
}

/**
 * Fills in a form with the keyboard from its first field, and checks its boxes. The focus must reach each control in
 * order, and ends on the last one.
 */
export async function fillIn(page: Page, form: Locator, definition: FormDefinition, email: string): Promise<void> {
  const fields = fieldsOf(definition).filter(isVisible)
  // First, so that the browser does not open a file dialog.
  page.once('filechooser', (chooser) => void chooser.setFiles(pictureFile))
  for (const [index, field] of fields.entries()) {
    const control = controlOf(form, field)
    if (index > 0) await page.keyboard.press('Tab')
    else await form.locator('[data-form-control]').first().focus()
    await expect(form.locator(':focus').and(control.or(control.getByRole('radio')))).toBeAttached()
    await giveAnswer(page, control, field, email)
  }
  for (const { label } of shownCheckboxes(definition.legalConsent)) {
    await page.keyboard.press('Tab')
    await expect(form.getByRole('checkbox', { name: label })).toBeFocused()
    await page.keyboard.press('Space')
  }
}

/** Presses Tab, past the links below the last field, until the submit button has the focus, then Enter. */
export async function sendByKeyboard(page: Page, form: Locator): Promise<void> {
  const button = form.locator('button[type=submit]')
  const stops = 1 + (await form.locator('a:visible').count())
  for (let press = 0; press < stops; press += 1) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) break
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}

/** The text of the status box. */
export const statusOf = (form: Locator): Locator => form.locator('[data-form-status]')

/** Submits the newsletter form, which has only an email field. */
export async function subscribe(page: Page, email: string): Promise<Locator> {
  const shown = await findForm('newsletter')
  const form = await openForm(page, shown)
  await form.getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  return form
}
