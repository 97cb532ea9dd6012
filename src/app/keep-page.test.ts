import { keepPage } from './keep-page'

const add = jest.fn((_path: string) => Promise.resolve())
const open = jest.fn((_name: string) => Promise.resolve({ add } as unknown as Cache))
const surroundings = { origin: 'https://www.hearthside.example', storage: { open }, savesData: false }

describe('keepPage', () => {
  beforeEach(() => {
    open.mockClear().mockResolvedValue({ add } as unknown as Cache)
    add.mockClear().mockResolvedValue()
  })

  it('puts the page where the service worker looks for it', async () => {
    await keepPage('/platform/', surroundings)
    expect(open).toHaveBeenCalledWith('hearthside-runtime-https://www.hearthside.example/')
    expect(add).toHaveBeenCalledWith('/platform/')
  })

  it('keeps nothing for a visitor who saves data, nor where there is no storage', async () => {
    await keepPage('/platform/', { ...surroundings, savesData: true })
    await keepPage('/platform/', { ...surroundings, storage: undefined })
    expect(open).not.toHaveBeenCalled()
  })

  it('does not mind a lost network or a full disk', async () => {
    add.mockRejectedValue(new Error('no network'))
    await expect(keepPage('/platform/', surroundings)).resolves.toBeUndefined()
    open.mockRejectedValue(new Error('full'))
    await expect(keepPage('/platform/', surroundings)).resolves.toBeUndefined()
  })
})
