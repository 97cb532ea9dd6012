import { readPort } from './read-port'

it.each(['1', '9000', '65535'])('reads %s', (text) => {
  expect(readPort(text, '--port')).toBe(Number(text))
})

it.each(['', '0', '65536', '-1', '80.5', '1e3', 'abc'])('refuses "%s" and says what it takes', (text) => {
  expect(() => readPort(text, '--port')).toThrow(`--port takes a number from 1 to 65535, not "${text}".`)
})
