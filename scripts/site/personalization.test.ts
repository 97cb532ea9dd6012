import { previewPersonalization, startDevelopmentService } from './personalization'

describe('previewPersonalization', () => {
  const standIn = '/_experience'

  it('is the panel, and the stand-in where there is one', () => {
    expect(previewPersonalization({}, undefined)).toEqual({ PERSONALIZATION_PREVIEW: 'true' })
    expect(previewPersonalization({ PERSONALIZATION_CLIENT_ID: '' }, standIn)).toEqual({
      PERSONALIZATION_PREVIEW: 'true',
      PERSONALIZATION_CLIENT_ID: 'hearthside',
      PERSONALIZATION_URL: standIn,
      PERSONALIZATION_INSIGHTS_URL: standIn,
      PERSONALIZATION_EXPERIMENT: 'experience-pricing-model',
    })
  })

  it('leaves what somebody has configured as it is', () => {
    const own = { PERSONALIZATION_CLIENT_ID: 'real', PERSONALIZATION_PREVIEW: 'false' }
    expect(previewPersonalization(own, standIn)).toEqual({ PERSONALIZATION_PREVIEW: 'false' })
    expect(previewPersonalization({ PERSONALIZATION_EXPERIMENT: 'mine' }, standIn)).toMatchObject({
      PERSONALIZATION_EXPERIMENT: 'mine',
    })
  })
})

it('starts beside another that is there, and knows the content of the embedded space', async () => {
  const [first, second] = [await startDevelopmentService(), await startDevelopmentService()]
  expect(second.url).not.toBe(first.url)
  for (const { url, refresh, close } of [first, second]) {
    await refresh()
    expect(await (await fetch(`${url}/`)).text()).toContain('Personalization stand-in')
    await close()
  }
})
