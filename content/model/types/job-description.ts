import { defineContentType } from '../define'
import { body, description, slug, title } from '../fields'

export const jobDescription = defineContentType({
  id: 'jobDescription',
  name: 'Job description',
  description: 'A description of a support role for others to use, at /resources/job-descriptions/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug('/resources/job-descriptions/'),
    description,
    role: { kind: 'symbol', name: 'Role', required: true, maxLength: 60 },
    guide: { kind: 'entry', name: 'Interview guide', help: 'The guide for the same role.', to: ['interviewGuide'] },
    body,
  },
})
