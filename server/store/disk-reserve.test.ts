import { stat } from 'node:fs/promises'
import { useOwnFolder } from '../test-support/own-folder'
import { createReserve } from './disk-reserve'

const at = useOwnFolder()

it('reserves disk space until it is released, and again', async () => {
  const file = at('reserve')
  const reserve = createReserve(file, 100_000)
  for (let time = 0; time < 2; time += 1) {
    await expect(reserve.keep()).resolves.toBe(true)
    await expect(reserve.keep()).resolves.toBe(true)
    const { size, blocks } = await stat(file)
    expect(size).toBe(100_000)
    expect(blocks * 512).toBeGreaterThanOrEqual(size)
    expect(await reserve.space()).toEqual({ reserved: 100_000, free: expect.any(Number) as number })
    await reserve.release()
    await reserve.release()
    await expect(stat(file)).rejects.toThrow('ENOENT')
    expect(await reserve.space()).toMatchObject({ reserved: 0 })
  }
})

it('works without a reserve if there is no space', async () => {
  const file = at('missing/reserve')
  await expect(createReserve(file).keep()).resolves.toBe(false)
  await expect(stat(file)).rejects.toThrow('ENOENT')
})
