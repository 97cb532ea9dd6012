import { Failure, reportFailure, Unavailable } from './failure'

it('shows the stack only of errors that are not expected', () => {
  const print = jest.spyOn(console, 'error').mockReturnValue()
  const fault = new Error('undefined is not a function')
  reportFailure(new Failure('Set SITE_URL to an address.'))
  reportFailure(fault)
  reportFailure(Object.assign(new Error("EACCES: permission denied, mkdir '/srv'"), { syscall: 'mkdir' }))
  expect(print.mock.calls).toEqual([
    ['Set SITE_URL to an address.'],
    [fault],
    ["EACCES: permission denied, mkdir '/srv'"],
  ])
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
})

it('sets another exit status if another try may succeed', () => {
  jest.spyOn(console, 'error').mockReturnValue()
  reportFailure(new Unavailable('Contentful does not answer.'))
  expect(process.exitCode).toBe(75)
  process.exitCode = undefined
})
