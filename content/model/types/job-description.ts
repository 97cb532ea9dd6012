import { defineContentType } from '../define'
import { body, description, slug, title } from '../fields'
import { collectionFolders } from '../page-paths'

export const jobDescription = defineContentType({
  id: 'jobDescription',
  name: 'Job description',
  description: 'A description of a support role for others to use, at /resources/job-descriptions/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug(collectionFolders.jobDescription),
    description,
    role: { kind: 'symbol', name: 'Role', required: true, maxLength: 60 },
    guide: { kind: 'entry', name: 'Interview guide', help: 'The guide for the same role.', to: ['interviewGuide'] },
    body,
  },
})
