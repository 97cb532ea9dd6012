import { keepPage } from './keep-page'

const add = jest.fn((_path: string) => Promise.resolve())
const open = jest.fn((_name: string) => Promise.resolve({ add } as unknown as Cache))
/** As Gatsby's: a page is known to be there once it has been loaded. */
const createLoader = (status: 'found' | 'missing') => {
  const loaded = new Set<string>()
  return {
    loadPage: async (path: string) => {
      if (status === 'found') loaded.add(path)
    },
    isPageNotFound: (path: string) => !loaded.has(path),
  }
}
const surroundings = {
  origin: 'https://www.hearthside.example',
  storage: { open },
  savesData: false,
  loader: createLoader('found'),
}

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

  it('neither asks for nor keeps what is shown in place of a missing page', async () => {
    await keepPage('/no-such-page/', { ...surroundings, loader: createLoader('missing') })
    expect(open).not.toHaveBeenCalled()
    expect(add).not.toHaveBeenCalled()
  })

  it('does not mind a lost network or a full disk', async () => {
    add.mockRejectedValue(new Error('no network'))
    await expect(keepPage('/platform/', surroundings)).resolves.toBeUndefined()
    open.mockRejectedValue(new Error('full'))
    await expect(keepPage('/platform/', surroundings)).resolves.toBeUndefined()
  })
})
