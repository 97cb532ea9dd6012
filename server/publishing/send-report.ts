import { createTransport } from 'nodemailer'
import { messageOf } from '../../src/lib/message-of'
import { fetchText } from '../fetch-text'
import type { MailSettings, PublishingSettings } from './publishing-settings'
import type { Report } from './report'

/** In ms. */
const timeout = 10_000

/** The only characters with a meaning in Slack's texts (https://docs.slack.dev/messaging/formatting-message-text/). */
const forSlack = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

async function post({ url, format }: NonNullable<PublishingSettings['webhook']>, report: Report): Promise<void> {
  const body = JSON.stringify(format === 'slack' ? { text: forSlack(report.text) } : report)
  const headers = { 'Content-Type': 'application/json' }
  const { ok, status } = await fetchText(url, { method: 'POST', headers, body }, { timeout })
  if (!ok) throw new Error(`The webhook for reports answered with status ${status}.`)
}

async function mail({ server, from, to }: MailSettings, { title, text }: Report): Promise<void> {
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const { rejectedErrors } = await createTransport({ url: server, ...limits }).sendMail({
    from,
    to,
    subject: title,
    text,
  })
  // The others get it.
  if (rejectedErrors) throw new Error(rejectedErrors.map(messageOf).join(' '))
}

/**
 * Sends a report to all configured places.
 *
 * @param reportError logs that a place could not be reached
 */
export async function sendReport(
  report: Report,
  settings: Pick<PublishingSettings, 'webhook' | 'mail'>,
  reportError: (what: string, error: unknown) => void,
): Promise<void> {
  const sent = await Promise.allSettled([
    settings.webhook && post(settings.webhook, report),
    settings.mail && mail(settings.mail, report),
  ])
  for (const result of sent) {
    if (result.status === 'rejected') reportError('A report of a publish could not be sent', result.reason)
  }
}
