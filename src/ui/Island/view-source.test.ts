import { lazyViews } from './view-source'

describe('lazyViews', () => {
  it('imports the views once', async () => {
    const load = jest.fn(() => Promise.resolve('views'))
    const source = lazyViews(load)
    expect(source.get()).toBeUndefined()
    await source.load()
    await source.load()
    expect(load).toHaveBeenCalledTimes(1)
    expect(source.get()).toBe('views')
  })

  it('imports them again after a failure', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('views')
    const source = lazyViews<string>(load)
    await expect(source.load()).rejects.toThrow('no network')
    await source.load()
    expect(source.get()).toBe('views')
  })
})
