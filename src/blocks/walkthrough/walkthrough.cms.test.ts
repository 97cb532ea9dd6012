import { mapWalkthrough } from './walkthrough.cms'

const picture = { src: '/inbox.png', width: 800, height: 600, alt: 'The inbox', sources: [] }
const scene = {
  contentful_id: 'scene-inbox',
  name: 'Tour: inbox',
  caption: 'Four emails came in overnight, and Ines takes the first one.',
  focus: 'top left',
  image: { picture },
  phoneImage: null,
}

const raw: Queries.WalkthroughBlockFragment = {
  contentful_id: 'tour',
  name: 'Home: tour',
  anchor: 'tour',
  background: 'night',
  heading: 'One minute',
  introduction: 'Watch.',
  title: 'A tour of the inbox',
  scenes: [scene, null, { ...scene, contentful_id: 'scene-reply', caption: 'She answers.', focus: null }],
}

describe('mapWalkthrough', () => {
  it('maps the text and the published scenes, each as long as its caption takes to read', () => {
    expect(mapWalkthrough(raw)).toEqual({
      anchor: 'tour',
      background: 'night',
      heading: 'One minute',
      introduction: 'Watch.',
      title: 'A tour of the inbox',
      scenes: [
        { id: 'scene-inbox', caption: scene.caption, focus: 'top left', picture, seconds: 7 },
        { id: 'scene-reply', caption: 'She answers.', focus: 'center', picture, seconds: 3 },
      ],
    })
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapWalkthrough({ ...raw, title: null })).toThrow('Entry "Home: tour", field "title"')
    expect(() => mapWalkthrough({ ...raw, scenes: null })).toThrow('Entry "Home: tour", field "scenes"')
    const without = (change: object) => () => mapWalkthrough({ ...raw, scenes: [{ ...scene, ...change }] })
    expect(without({ caption: '' })).toThrow('Entry "Tour: inbox", field "caption"')
    expect(without({ image: null })).toThrow('Entry "Tour: inbox", field "image"')
  })
})
