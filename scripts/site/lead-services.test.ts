import { leadVariables } from '../../server/settings'
import { openLeadServices, type LeadServices } from './lead-services'

const log = jest.fn()
let services: LeadServices | undefined

const open = async (variables: Readonly<Record<string, string>>): Promise<LeadServices['environment']> => {
  services = await openLeadServices(variables, log)
  return services.environment
}

beforeEach(() => log.mockClear())
afterEach(async () => {
  await services?.close()
  services = undefined
})

it('stands in for what is not configured, and says where to look', async () => {
  const environment = await open({ PATH: '/usr/bin', HUBSPOT_URL: '' })
  expect(environment.LEADS_DATABASE_URL).toBe('file:.local/leads/develop.db')

  const state = `${environment.HUBSPOT_URL ?? ''}/_stand-in/state`
  expect(log).toHaveBeenCalledWith(expect.stringContaining(state))
  const answer = await fetch(state)
  expect(await answer.json()).toMatchObject({ submissions: [] })
  const ip = await fetch(environment.FORMS_IP_LOOKUP_URL ?? '')
  expect(await ip.json()).toEqual({ ip: expect.stringMatching(/^[\d.]+$/) as string })
  expect(environment).not.toHaveProperty('PATH')

  await services?.close()
  services = undefined
  await expect(fetch(state)).rejects.toThrow()
})

it('gives two development servers stand-ins of their own', async () => {
  const first = await openLeadServices({}, log)
  const second = await open({})
  expect(second.HUBSPOT_URL).not.toBe(first.environment.HUBSPOT_URL)
  expect(second.FORMS_IP_LOOKUP_URL).not.toBe(first.environment.FORMS_IP_LOOKUP_URL)
  await first.close()
})

it.each(['HUBSPOT_PORTAL_ID', 'HUBSPOT_TOKEN', 'HUBSPOT_URL', 'LEADS_DATABASE_URL'] as const)(
  'leaves the CRM to whoever has set %s',
  async (name) => {
    const environment = await open({ [name]: 'x', FORMS_IP_LOOKUP_URL: 'https://ip.example/' })
    expect(environment).toEqual({ [name]: 'x' })
    expect(log).not.toHaveBeenCalled()
  },
)

it('passes on all that the endpoints read', async () => {
  const all = Object.fromEntries(leadVariables.map((name) => [name, `${name}!`]))
  expect(await open({ ...all, FORMS_IP_LOOKUP_URL: 'https://ip.example/' })).toEqual(all)
})
