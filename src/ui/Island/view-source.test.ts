/** @jest-environment jsdom */
import { restoreStyles } from './restore-styles'
import { bundledViews, lazyViews } from './view-source'

jest.mock('./restore-styles', () => ({ restoreStyles: jest.fn(() => Promise.resolve()) }))

const restore = jest.mocked(restoreStyles)

it('has bundled views from the start', async () => {
  const source = bundledViews('views')
  expect(source.get()).toBe('views')
  await source.load()
})

describe('lazyViews', () => {
  it('imports the views once, after the styles have been restored', async () => {
    const steps: string[] = []
    restore.mockImplementation(() => Promise.resolve(void steps.push('styles')))
    const source = lazyViews(() => Promise.resolve(steps.push('import')))
    expect(source.get()).toBeUndefined()
    await source.load()
    await source.load()
    expect(steps).toEqual(['styles', 'import'])
    expect(source.get()).toBe(2)
  })

  it('imports them again after a failure', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('views')
    const source = lazyViews<string>(load)
    await expect(source.load()).rejects.toThrow('no network')
    await source.load()
    expect(source.get()).toBe('views')
  })
})
