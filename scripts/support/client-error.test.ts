import { readClientError } from './client-error'

it.each([
  ['words', '{ "status": 503, "message": "Service unavailable" }', 'Service unavailable'],
  ['HTML, such as that of a proxy', '{ "status": 502, "message": "" }', 'status 502'],
])('names what an answer in %s says', (_kind, text, message) => {
  expect(readClientError(new Error(text)).message).toBe(message)
})
