import { Failure, reportFailure } from './failure'

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
