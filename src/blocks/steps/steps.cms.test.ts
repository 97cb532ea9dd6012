import { mapSteps } from './steps.cms'

const step = {
  contentful_id: 'forward',
  title: 'Forward your mail',
  text: 'Point your address here.',
  image: null,
  phoneImage: null,
}

const raw: Queries.StepsBlockFragment = {
  contentful_id: 'steps',
  name: 'Home: steps',
  anchor: null,
  background: null,
  eyebrow: 'Getting started',
  heading: 'Settled in by lunch',
  introduction: null,
  steps: [step, null, { ...step, contentful_id: 'invite', title: 'Invite your team' }],
}

describe('mapSteps', () => {
  it('maps the published steps in order', () => {
    expect(mapSteps(raw)).toEqual({
      background: 'white',
      eyebrow: 'Getting started',
      heading: 'Settled in by lunch',
      steps: [
        { id: 'forward', title: 'Forward your mail', text: 'Point your address here.' },
        { id: 'invite', title: 'Invite your team', text: 'Point your address here.' },
      ],
    })
  })

  it('maps the picture of a step', () => {
    const picture = { src: '/step.png', width: 592, height: 444, alt: 'A form', sources: [] }
    const [first] = mapSteps({ ...raw, steps: [{ ...step, image: { picture } }] }).steps
    expect(first?.picture).toMatchObject({ src: '/step.png', alt: 'A form' })
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapSteps({ ...raw, heading: null })).toThrow('Entry "Home: steps", field "heading"')
    expect(() => mapSteps({ ...raw, steps: null })).toThrow('Entry "Home: steps", field "steps"')
    expect(() => mapSteps({ ...raw, steps: [{ ...step, title: null }] })).toThrow('Entry "forward", field "title"')
    expect(() => mapSteps({ ...raw, steps: [{ ...step, text: '' }] })).toThrow(
      'Entry "Forward your mail", field "text"',
    )
  })
})
