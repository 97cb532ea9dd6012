import * as v from 'valibot'
import { readVariables } from './variables'

it('removes whitespace around values, such as the carriage returns of a file from Windows', () => {
  const schema = v.object({ SITE_URL: v.string(), HUBSPOT_TOKEN: v.optional(v.string()) })
  expect(readVariables(schema, { SITE_URL: ' https://www.example.com\r', HUBSPOT_TOKEN: ' ' })).toEqual({
    SITE_URL: 'https://www.example.com',
  })
})
