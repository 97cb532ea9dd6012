import { defineContentType } from '../define'
import { body, description, slug, title } from '../fields'
import { collectionFolders } from '../page-paths'

export const jobPost = defineContentType({
  id: 'jobPost',
  name: 'Job post',
  description: 'An open position, at /company/careers/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug(collectionFolders.jobPost),
    description,
    team: {
      kind: 'symbol',
      name: 'Team',
      required: true,
      oneOf: ['Customer support', 'Design', 'Engineering', 'Marketing', 'People', 'Product'],
    },
    location: { kind: 'symbol', name: 'Location', help: 'Such as “Remote, Americas”.', required: true, maxLength: 60 },
    countries: {
      kind: 'symbols',
      name: 'Countries',
      help: 'Where applicants may live, as two-letter codes. Search engines ask for them.',
      minItems: 1,
    },
    employment: { kind: 'symbol', name: 'Employment', required: true, oneOf: ['Full-time', 'Part-time', 'Contract'] },
    salaryFrom: { kind: 'integer', name: 'Salary from', help: 'US dollars a year.', required: true, min: 1 },
    salaryTo: { kind: 'integer', name: 'Salary to', help: 'US dollars a year.', required: true, min: 1 },
    publishedOn: { kind: 'date', name: 'Published on', required: true },
    closesOn: { kind: 'date', name: 'Open until', required: true },
    body,
  },
})
