import { readEmbedded } from '../../local/experience/read-content'
import { leadVariables } from '../../server/settings'
import { vendorVariables } from '../../src/lib/vendors'
import {
  type DevelopmentServices,
  openLeadServices,
  previewPersonalization,
  startPersonalization,
  startThirdParties,
} from './development-services'
import { contentFolder } from './paths'

jest.mock('../../local/experience/read-content')

describe('startThirdParties', () => {
  let thirdParties: DevelopmentServices | undefined

  afterEach(() => thirdParties?.close())

  it('starts a stand-in for every third party, with a script that loads', async () => {
    thirdParties = await startThirdParties({})
    for (const { src } of Object.values(vendorVariables)) {
      const address = thirdParties.environment[src] ?? ''
      const response = await fetch(address)
      expect([src, response.status, response.headers.get('content-type')]).toEqual([
        src,
        200,
        'text/javascript; charset=utf-8',
      ])
    }
  })

  it('starts no stand-in for configured third parties', async () => {
    const { helpChat, ...others } = vendorVariables
    thirdParties = await startThirdParties({ [helpChat.id]: 'real-account' })
    expect(Object.keys(thirdParties.environment)).not.toContain(helpChat.src)
    expect(Object.keys(thirdParties.environment)).not.toContain(helpChat.id)
    expect(Object.keys(thirdParties.environment).sort()).toEqual(
      Object.values(others)
        .flatMap((names) => Object.values(names))
        .sort(),
    )
  })
})

describe('openLeadServices', () => {
  let services: DevelopmentServices | undefined

  const open = async (variables: Readonly<Record<string, string>>): Promise<DevelopmentServices['environment']> => {
    services = await openLeadServices(variables)
    return services.environment
  }

  beforeEach(() => void jest.spyOn(console, 'log').mockReturnValue())
  afterEach(async () => {
    await services?.close()
    services = undefined
  })

  it('starts stand-ins for unconfigured services and logs the address of their state', async () => {
    const environment = await open({ PATH: '/usr/bin', HUBSPOT_URL: '' })
    expect(environment.LEADS_DATABASE_URL).toBe('file:.local/leads/develop.db')

    const state = `${environment.HUBSPOT_URL ?? ''}/_stand-in/state`
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(state))
    const answer = await fetch(state)
    expect(await answer.json()).toMatchObject({ submissions: [] })
    const ip = await fetch(environment.FORMS_IP_LOOKUP_URL ?? '')
    expect(await ip.json()).toEqual({ ip: expect.stringMatching(/^[\d.]+$/) as string })
    expect(environment).not.toHaveProperty('PATH')

    await services?.close()
    services = undefined
    await expect(fetch(state)).rejects.toThrow()
  })

  it.each(['HUBSPOT_PORTAL_ID', 'HUBSPOT_TOKEN', 'HUBSPOT_URL', 'LEADS_DATABASE_URL'] as const)(
    'starts no stand-in for the CRM when %s is set',
    async (name) => {
      const environment = await open({ [name]: 'x', FORMS_IP_LOOKUP_URL: 'https://ip.example/' })
      expect(environment).toEqual({ [name]: 'x' })
      expect(console.log).not.toHaveBeenCalled()
    },
  )

  it('passes on all variables of the endpoints', async () => {
    const all = Object.fromEntries(leadVariables.map((name) => [name, `${name}!`]))
    expect(await open({ ...all, FORMS_IP_LOOKUP_URL: 'https://ip.example/' })).toEqual(all)
  })
})

describe('personalization', () => {
  describe('previewPersonalization', () => {
    const standIn = '/_experience'

    it('is the panel, plus the stand-in if there is one', () => {
      expect(previewPersonalization({}, undefined)).toEqual({ PERSONALIZATION_PREVIEW: 'true' })
      expect(previewPersonalization({ PERSONALIZATION_CLIENT_ID: '' }, standIn)).toEqual({
        PERSONALIZATION_PREVIEW: 'true',
        PERSONALIZATION_CLIENT_ID: 'hearthside',
        PERSONALIZATION_URL: standIn,
        PERSONALIZATION_INSIGHTS_URL: standIn,
        PERSONALIZATION_EXPERIMENT: 'experience-pricing-model',
      })
    })

    it('keeps configured variables', () => {
      const own = { PERSONALIZATION_CLIENT_ID: 'real', PERSONALIZATION_PREVIEW: 'false' }
      expect(previewPersonalization(own, standIn)).toEqual({ PERSONALIZATION_PREVIEW: 'false' })
      expect(previewPersonalization({ PERSONALIZATION_EXPERIMENT: 'mine' }, standIn)).toMatchObject({
        PERSONALIZATION_EXPERIMENT: 'mine',
      })
    })
  })

  it('starts next to another one, and reads the embedded space at the start and, if it is valid, on request', async () => {
    const read = jest.mocked(readEmbedded).mockResolvedValue({ audiences: [], experiences: [] })
    const [first, second] = [await startPersonalization(), await startPersonalization()]
    expect(second.url).not.toBe(first.url)
    expect(read).toHaveBeenCalledTimes(2)
    expect(read).toHaveBeenCalledWith(contentFolder)
    for (const { url, refresh, close } of [first, second]) {
      read.mockRejectedValueOnce(new Error('The content has problems.'))
      await refresh()
      expect(await (await fetch(`${url}/`)).text()).toContain('Personalization stand-in')
      await close()
    }
    expect(read).toHaveBeenCalledTimes(4)
  })
})
