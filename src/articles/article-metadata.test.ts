import { articleMetadata } from './article-metadata'

it.each([
  [
    { title: 'First reply', description: 'What it says.' },
    { title: 'First reply', description: 'What it says.' },
  ],
  [
    { personName: 'Ada', role: 'Support lead' },
    { title: 'Ada', description: 'Support lead' },
  ],
  [
    { title: '', description: null },
    { title: '', description: undefined },
  ],
  [null, { title: '', description: undefined }],
])('tells of %j', (entry, metadata) => {
  expect(articleMetadata(entry)).toEqual(metadata)
})
