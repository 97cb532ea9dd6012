import { readContent } from '../../local/experience/read-content'
import { readEmbedded } from '../../local/experience/read-embedded'
import { contentFolder } from './paths'
import { previewPersonalization, startDevelopmentService } from './personalization'

jest.mock('../../local/experience/read-embedded')

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

it('starts beside another that is there, and reads the embedded space at the start and when it is told', async () => {
  const read = jest.mocked(readEmbedded).mockResolvedValue(readContent([]))
  const [first, second] = [await startDevelopmentService(), await startDevelopmentService()]
  expect(second.url).not.toBe(first.url)
  expect(read).toHaveBeenCalledTimes(2)
  expect(read).toHaveBeenCalledWith(contentFolder)
  for (const { url, refresh, close } of [first, second]) {
    await refresh()
    expect(await (await fetch(`${url}/`)).text()).toContain('Personalization stand-in')
    await close()
  }
  expect(read).toHaveBeenCalledTimes(4)
})
