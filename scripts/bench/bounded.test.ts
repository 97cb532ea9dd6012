import { bounded } from './bounded'

const never = new Promise<never>(() => undefined)

it('names the step that timed out', async () => {
  const visit = bounded(20, (waitFor) => {
    waitFor('the load event')
    waitFor('hydration of /pricing/')
    return never
  })
  await expect(visit).rejects.toThrow('Timed out after 0.02 s waiting for hydration of /pricing/')
})

it('returns a result within the timeout', async () => {
  await expect(bounded(1000, () => Promise.resolve(7))).resolves.toBe(7)
})
