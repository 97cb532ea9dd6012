import { Failure, reportFailure } from './failure'

it('shows the stack only of errors that are not expected', () => {
  const print = jest.spyOn(console, 'error').mockReturnValue()
  const fault = new Error('undefined is not a function')
  reportFailure(new Failure('Set SITE_URL to an address.'))
  reportFailure(fault)
  expect(print.mock.calls).toEqual([['Set SITE_URL to an address.'], [fault]])
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
})
