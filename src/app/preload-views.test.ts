import { preloadPage, preloadViews } from './preload-views'

const loadBlocks = jest.fn(() => Promise.resolve())
const loadFrameViews = jest.fn(() => Promise.resolve())
jest.mock('../blocks/block-source', () => ({ blockViews: { load: () => loadBlocks() } }))
jest.mock('../articles/article-source', () => ({ articleViews: { load: () => Promise.resolve() } }))
jest.mock('../frame/frame-source', () => ({ frameViews: { load: () => loadFrameViews() } }))

beforeEach(() => {
  loadBlocks.mockReset().mockResolvedValue()
  loadFrameViews.mockReset().mockResolvedValue()
})

describe('preloadPage', () => {
  it('returns true once data and views have loaded', async () => {
    const loadPage = jest.fn(() => Promise.resolve({}))
    expect(await preloadPage('/platform/', { loadPage })).toBe(true)
    expect(loadPage).toHaveBeenCalledWith('/platform/')
    expect(loadBlocks).toHaveBeenCalledTimes(1)
    expect(loadFrameViews).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the data', () => Promise.resolve({ status: 'error' }), () => Promise.resolve()],
    ['the page', () => Promise.resolve(undefined), () => Promise.resolve()],
    ['Gatsby’s own data', () => Promise.reject(new Error('no network')), () => Promise.resolve()],
    ['the views', () => Promise.resolve({}), () => Promise.reject(new Error('gone'))],
  ])('never rejects: it warns and returns false if %s cannot be loaded', async (_what, loadPage, load) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    loadBlocks.mockImplementation(load)
    expect(await preloadPage('/platform/', { loadPage })).toBe(false)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/platform/'), expect.any(Error))
  })
})

it('loads one part of the views in each idle period, also after a failure', async () => {
  const events: string[] = []
  const record = (event: string) => () => Promise.resolve(events.push(event)).then(() => undefined)
  const requestIdleCallback = (run: () => void) => {
    events.push('idle')
    setTimeout(run)
  }
  loadBlocks.mockImplementation(record('blocks'))
  loadFrameViews.mockImplementation(() => record('frame')().then(() => Promise.reject(new Error('no network'))))
  await preloadViews({ requestIdleCallback } as unknown as Window)
  expect(events).toEqual(['idle', 'frame', 'idle', 'blocks', 'idle'])
})
