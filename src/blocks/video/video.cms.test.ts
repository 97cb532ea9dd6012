import { mapVideo } from './video.cms'

const picture = { src: '/tour.jpg', width: 960, height: 540, alt: 'The inbox', sources: [] }

const raw: Queries.VideoBlockFragment = {
  contentful_id: 'tour',
  name: 'Home: tour',
  anchor: 'tour',
  background: 'night',
  heading: 'Two minutes',
  introduction: 'Watch.',
  title: 'A tour of the inbox',
  poster: { picture },
  file: { fileAddress: '/static/tour.mp4' },
  url: null,
  duration: '2:04',
  transcriptHtml: '<p>Good morning.</p>',
}

describe('mapVideo', () => {
  it('maps the video and its text', () => {
    expect(mapVideo(raw)).toEqual({
      anchor: 'tour',
      background: 'night',
      heading: 'Two minutes',
      introduction: 'Watch.',
      title: 'A tour of the inbox',
      poster: picture,
      source: { kind: 'file', href: '/static/tour.mp4' },
      duration: '2:04',
      transcriptHtml: '<p>Good morning.</p>',
    })
  })

  it('uses the link when there is no file', () => {
    expect(mapVideo({ ...raw, file: null, url: 'https://videos.example/tour' }).source).toEqual({
      kind: 'elsewhere',
      href: 'https://videos.example/tour',
    })
  })

  it('prefers the file to the link', () => {
    expect(mapVideo({ ...raw, url: 'https://videos.example/tour' }).source.kind).toBe('file')
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapVideo({ ...raw, file: null })).toThrow('Entry "Home: tour", field "file"')
    expect(() => mapVideo({ ...raw, title: null })).toThrow('Entry "Home: tour", field "title"')
    expect(() => mapVideo({ ...raw, poster: null })).toThrow('Entry "Home: tour", field "poster"')
  })
})
