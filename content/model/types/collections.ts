import { defineContentType } from '../define'
import { body, description, image, slug, title, url } from '../fields'
import { collectionFolders, eventFolders } from '../page-paths'

export const author = defineContentType({
  id: 'author',
  name: 'Author',
  description: 'A person who writes posts or leads webinars and classes. Has a page at /blog/authors/….',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', required: true, maxLength: 60 },
    slug: slug(collectionFolders.author),
    role: { kind: 'symbol', name: 'Role', help: 'What this person does at Hearthside.', required: true, maxLength: 80 },
    description,
    picture: image({ name: 'Portrait', help: 'Square, at least 400 × 400 pixels.' }),
    bio: { ...body, name: 'About' },
  },
})

export const blogCategory = defineContentType({
  id: 'blogCategory',
  name: 'Blog category',
  description: 'A category of the blog. Has a page at /blog/category/….',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', required: true, maxLength: 40 },
    slug: slug(collectionFolders.blogCategory),
    description,
  },
})

export const blogPost = defineContentType({
  id: 'blogPost',
  name: 'Blog post',
  description: 'A blog post, at /blog/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug(collectionFolders.blogPost),
    description,
    author: { kind: 'entry', name: 'Author', required: true, to: ['author'] },
    category: { kind: 'entry', name: 'Category', required: true, to: ['blogCategory'] },
    publishedOn: { kind: 'date', name: 'Published on', required: true },
    updatedOn: { kind: 'date', name: 'Last changed on', help: 'Change it when the text changes in substance.' },
    image: image({ name: 'Picture', help: 'Wide, 1600 × 900 pixels.' }),
    body,
  },
})

export const integration = defineContentType({
  id: 'integration',
  name: 'Integration',
  description: 'A product that Hearthside integrates with, at /integrations/….',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', required: true, maxLength: 60 },
    slug: slug(collectionFolders.integration),
    description,
    category: {
      kind: 'symbol',
      name: 'Category',
      required: true,
      oneOf: ['Analytics', 'Commerce', 'CRM', 'Development', 'Messaging', 'Phone', 'Productivity', 'Surveys'],
    },
    logo: image({ name: 'Logo', help: 'A square SVG. If empty, the first letter of the name is shown.' }),
    website: url({ name: 'Website' }),
    features: {
      kind: 'symbols',
      name: 'What it does',
      help: 'Short lines with a check mark.',
      minItems: 2,
      maxItems: 6,
    },
    body,
  },
})

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
    location: {
      kind: 'symbol',
      name: 'Location',
      help: 'For example “Remote, Americas”.',
      required: true,
      maxLength: 60,
    },
    countries: {
      kind: 'symbols',
      name: 'Countries',
      help: 'Where applicants may live, as two-letter codes. Search engines use them.',
      minItems: 1,
    },
    employment: { kind: 'symbol', name: 'Employment', required: true, oneOf: ['Full-time', 'Part-time', 'Contract'] },
    salaryFrom: { kind: 'integer', name: 'Salary from', help: 'US dollars per year.', required: true, min: 1 },
    salaryTo: { kind: 'integer', name: 'Salary to', help: 'US dollars per year.', required: true, min: 1 },
    publishedOn: { kind: 'date', name: 'Published on', required: true },
    closesOn: { kind: 'date', name: 'Open until', required: true },
    body,
  },
})

export const interviewGuide = defineContentType({
  id: 'interviewGuide',
  name: 'Interview guide',
  description: 'How to interview for a role, with questions, at /interview-builder/library/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug(collectionFolders.interviewGuide),
    description,
    role: { kind: 'symbol', name: 'Role', required: true, maxLength: 60 },
    minutes: { kind: 'integer', name: 'Length of the interview', help: 'Minutes.', required: true, min: 10, max: 240 },
    questions: {
      kind: 'entries',
      name: 'Questions',
      required: true,
      to: ['interviewQuestion'],
      minItems: 4,
      maxItems: 14,
    },
    body,
  },
})

export const interviewQuestion = defineContentType({
  id: 'interviewQuestion',
  name: 'Interview question',
  description: 'A question for the interview builder and for interview guides.',
  displayField: 'text',
  fields: {
    text: { kind: 'symbol', name: 'Question', required: true, maxLength: 200 },
    competence: {
      kind: 'symbol',
      name: 'Competence',
      required: true,
      oneOf: [
        'Empathy',
        'Writing',
        'Problem solving',
        'Product sense',
        'Teamwork',
        'Leadership',
        'Learning',
        'Resilience',
      ],
    },
    listenFor: { kind: 'text', format: 'plain', name: 'What to listen for', required: true, maxLength: 400 },
    followUp: { kind: 'symbol', name: 'Follow-up question', maxLength: 200 },
  },
})

export const jobDescription = defineContentType({
  id: 'jobDescription',
  name: 'Job description',
  description: 'A job description that visitors can use, at /resources/job-descriptions/….',
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

export const event = defineContentType({
  id: 'event',
  name: 'Webinar or class',
  description: 'A webinar or a class, at /webinars/… or /classes/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug(eventFolders.webinar),
    kind: { kind: 'symbol', name: 'Kind', required: true, oneOf: ['webinar', 'class'] },
    description,
    startsAt: {
      kind: 'date',
      name: 'Starts at',
      help: 'With time and time zone. Leave it empty for a recording.',
    },
    minutes: { kind: 'integer', name: 'Length', help: 'Minutes.', required: true, min: 10, max: 480 },
    speakers: { kind: 'entries', name: 'Speakers', required: true, to: ['author'], minItems: 1, maxItems: 4 },
    points: { kind: 'symbols', name: 'What attendees learn', minItems: 3, maxItems: 6 },
    form: { kind: 'entry', name: 'Form to sign up', to: ['form'] },
    body,
  },
})
