import { integrationCategories } from '../choices'
import { defineContentType } from '../define'
import {
  body,
  cover,
  date,
  description,
  entries,
  entry,
  icon,
  image,
  integer,
  slug,
  symbol,
  symbols,
  text,
  title,
  url,
} from '../fields'
import { collectionFolders, eventFolders, resourceFolders } from '../page-paths'

export const integration = defineContentType({
  id: 'integration',
  name: 'Integration',
  description: 'A product that Hearthside integrates with, at /integrations/….',
  fields: {
    name: symbol('Name', 'Spelled as its maker spells it.', { required: true, maxLength: 60 }),
    slug: slug(collectionFolders.integration),
    description,
    shortDescription: symbol('Short description', 'One line in the list of integrations. The description if empty.', {
      maxLength: 60,
    }),
    category: symbol('Category', 'The list is grouped by it.', { required: true, oneOf: integrationCategories }),
    icon: { ...icon, help: 'Shown beside the name in lists. The icon of the category if empty.', tab: 'layout' },
    logo: image('Logo', 'A square SVG, shown instead of the icon.', { isDecoration: true, tab: 'layout' }),
    website: url('Website'),
    features: symbols('What it does', 'Short lines with a check mark.', { minItems: 2, maxItems: 6 }),
    image: cover,
    body,
  },
})

export const jobPost = defineContentType({
  id: 'jobPost',
  name: 'Job post',
  description: 'An open position, at /company/careers/….',
  fields: {
    title,
    slug: slug(collectionFolders.jobPost),
    description,
    team: symbol('Team', 'The list of open positions shows it.', {
      required: true,
      oneOf: ['Customer support', 'Design', 'Engineering', 'Marketing', 'People', 'Product'],
    }),
    location: symbol('Location', 'For example “Remote, Americas”.', { required: true, maxLength: 60 }),
    countries: symbols(
      'Countries',
      'Where applicants may live, as two-letter codes. Without them, search engines do not list the job.',
      { tab: 'search', minItems: 1 },
    ),
    employment: symbol('Employment', 'Search engines show it, too.', {
      required: true,
      oneOf: ['Full-time', 'Part-time', 'Contract'],
    }),
    salaryFrom: integer('Salary from', 'US dollars per year.', { required: true, min: 1 }),
    salaryTo: integer('Salary to', 'US dollars per year.', { required: true, min: 1 }),
    publishedOn: date('Published on', 'The newest position comes first.', { required: true }),
    closesOn: date('Apply by', 'The last day. Search engines stop showing the position after it.', { required: true }),
    image: cover,
    body,
  },
})

export const resource = defineContentType({
  id: 'resource',
  name: 'Resource',
  description:
    'An interview guide, at /interview-builder/library/…, or a job description that visitors can use, at /resources/job-descriptions/….',
  fields: {
    title,
    // A guide and a description for one role may have the same address, because their folders differ.
    slug: { ...slug(resourceFolders['interview guide']), unique: undefined },
    kind: symbol('Kind', 'A guide lists questions. A job description is text to copy.', {
      required: true,
      oneOf: Object.keys(resourceFolders),
    }),
    description,
    role: symbol('Role', 'The role that it is about, such as “Support team lead”.', { required: true, maxLength: 60 }),
    minutes: integer('Guide: length of the interview', 'Minutes.', { min: 10, max: 240 }),
    questions: entries('Guide: questions', ['interviewQuestion'], 'In the order of the interview.', {
      minItems: 4,
      maxItems: 14,
    }),
    guide: entry('Job description: interview guide', ['resource'], 'The guide for the same role.'),
    image: cover,
    body,
  },
})

export const interviewQuestion = defineContentType({
  id: 'interviewQuestion',
  name: 'Interview question',
  description: 'A question for the interview builder and for interview guides.',
  displayField: 'text',
  fields: {
    text: symbol('Question', 'One question, as the interviewer asks it.', { required: true, maxLength: 200 }),
    competence: symbol('Skill', 'The builder groups questions by it.', {
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
    }),
    listenFor: text('What to listen for', 'What a good answer contains, for the interviewer.', {
      required: true,
      maxLength: 400,
    }),
    followUp: symbol('Follow-up question', 'For short answers.', { maxLength: 200 }),
  },
})

export const event = defineContentType({
  id: 'event',
  name: 'Webinar or class',
  description: 'A webinar or a class, at /webinars/… or /classes/….',
  fields: {
    title,
    slug: slug(eventFolders.webinar),
    kind: symbol('Kind', 'A webinar is at /webinars/…, a class at /classes/….', {
      required: true,
      oneOf: ['webinar', 'class'],
    }),
    description,
    startsAt: date('Starts at', 'With time and time zone. Leave it empty for a recording.', { hasTime: true }),
    minutes: integer('Length', 'Minutes.', { required: true, min: 10, max: 480 }),
    speakers: entries('Speakers', ['author'], 'Shown with portrait and role.', {
      required: true,
      minItems: 1,
      maxItems: 4,
    }),
    points: symbols('What attendees learn', 'Short lines, each the start of what people can do afterwards.', {
      minItems: 3,
      maxItems: 6,
    }),
    form: entry('Form to sign up', ['form'], 'Shown on the page. Without a form, there is no way to sign up.'),
    image: cover,
    body,
  },
})
