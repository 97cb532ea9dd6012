/** @jest-environment jsdom */
import { fakeIntersections } from '../lib/test-support/intersections'
import { startControllers } from './start-controllers'

jest.mock('../frame/header/start-menu', () => ({
  startMenu: () => {
    throw new Error('no menu')
  },
}))

it('reports a controller that fails and starts the others', () => {
  fakeIntersections()
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML = '<p data-year></p>'
  startControllers(document)
  expect(report).toHaveBeenCalledWith(expect.any(String), new Error('no menu'))
  expect(document.querySelector('[data-year]')?.textContent).toBe(String(new Date().getFullYear()))
})
