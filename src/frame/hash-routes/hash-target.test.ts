/** @jest-environment jsdom */
import { hashTarget } from './hash-target'

const add = (id: string) => {
  const element = document.createElement('section')
  element.id = id
  document.body.replaceChildren(element)
  return element
}

it.each([
  ['plans', '#plans'],
  ['café', '#café'],
  ['café', '#caf%C3%A9'],
  ['what is it?', '#what%20is%20it?'],
  ['a.b:c[0]"\'', '#a.b:c[0]"\''],
  ['1', '#1'],
  ['100%', '#100%'],
  ['100%25', '#100%25'],
  ['%E0%A4%A', '#%E0%A4%A'],
  ['%E0%A4%A', '#%25E0%25A4%25A'],
  ['a#b', '#a#b'],
])('finds the element with the id %j by %s', (id, hash) => {
  const element = add(id)
  expect(hashTarget(document, hash)).toBe(element)
})

it.each(['', '#', '#other', '#Plans', '#%E0%A4%A', '#%', '#.class', '#plans,body'])('finds nothing by %j', (hash) => {
  add('plans')
  expect(hashTarget(document, hash)).toBeNull()
})
