import type { LeadResponse } from '../requests/lead-request'
import { answerPage, pagePolicy, type PageContent } from './answer-page'

const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

export const respondWithJson = (
  status: number,
  value: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): LeadResponse => ({
  status,
  headers: { ...always, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

export const respondWithPage = (
  status: number,
  content: PageContent,
  headers: Readonly<Record<string, string>> = {},
): LeadResponse => ({
  status,
  headers: {
    ...always,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy,
    ...headers,
  },
  body: answerPage(content),
})
