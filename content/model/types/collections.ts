import { changelogPath } from '../../../src/lib/site'
import { storyIndustries } from '../../../src/lib/story-paths'
import { newForDays } from '../changelog'
import { changeAreas, changeKinds, integrationCategories } from '../choices'
import { defineContentType } from '../define'
import {
  body,
  boolean,
  canonical,
  comparison,
  cover,
  date,
  description,
  entries,
  entry,
  icon,
  image,
  integer,
  link,
  markdown,
  slug,
  socialTitle,
  symbol,
  symbols,
  text,
  title,
  url,
} from '../fields'
import { collectionFolders, eventFolders, resourceFolders } from '../page-paths'

export const author = defineContentType({
  id: 'author',
  name: 'Author',
  description: 'A person who writes posts or leads webinars and classes. Has a page at /blog/authors/….',
  fields: {
    name: symbol('Name', {
      help: 'First and last name, as under posts.',
      required: true,
      maxLength: 60,
      localized: false,
    }),
    slug: slug(collectionFolders.author),
    role: symbol('Role', { help: 'What this person does at Hearthside.', required: true, maxLength: 80 }),
    description,
    picture: image('Portrait', { help: 'Square, at least 400 × 400 pixels.' }),
    bio: { ...body, name: 'About' },
  },
})

export const blogCategory = defineContentType({
  id: 'blogCategory',
  name: 'Blog category',
  description: 'A category of the blog. Has a page at /blog/category/….',
  fields: {
    name: symbol('Name', { help: 'One to three words, shown above posts.', required: true, maxLength: 40 }),
    slug: slug(collectionFolders.blogCategory),
    description,
    image: cover,
    callToAction: entry('Call to action', ['callToAction'], { help: 'The next step beside and below its posts.' }),
  },
})

export const blogPost = defineContentType({
  id: 'blogPost',
  name: 'Blog post',
  description: 'A blog post, at /blog/….',
  fields: {
    title,
    slug: slug(collectionFolders.blogPost),
    description,
    author: entry('Author', ['author'], { help: 'Shown with portrait under the post.', required: true }),
    category: entry('Category', ['blogCategory'], {
      help: 'Related posts and the next step depend on it.',
      required: true,
    }),
    publishedOn: date('Published on', { help: 'The blog shows the newest post first.', required: true }),
    updatedOn: date('Last changed on', { help: 'Change it when the text changes in substance.', tab: 'advanced' }),
    image: cover,
    socialTitle,
    canonical,
    callToAction: entry('Call to action', ['callToAction'], {
      help: 'That of the category if empty.',
      tab: 'advanced',
    }),
    body,
  },
})

export const integration = defineContentType({
  id: 'integration',
  name: 'Integration',
  description: 'A product that Hearthside integrates with, at /integrations/….',
  fields: {
    name: symbol('Name', { help: 'As the maker of the product writes it.', required: true, maxLength: 60 }),
    slug: slug(collectionFolders.integration),
    description,
    shortDescription: symbol('Short description', {
      help: 'One line in the list of integrations. The description if empty.',
      maxLength: 60,
    }),
    category: symbol('Category', { help: 'The list is grouped by it.', required: true, oneOf: integrationCategories }),
    icon: { ...icon, help: 'Shown beside the name in lists. The icon of the category if empty.', tab: 'layout' },
    logo: image('Logo', { help: 'A square SVG, shown instead of the icon.', isDecoration: true, tab: 'layout' }),
    website: url('Website'),
    features: symbols('What it does', { help: 'Short lines with a check mark.', minItems: 2, maxItems: 6 }),
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
    team: symbol('Team', {
      help: 'The list of open positions shows it.',
      required: true,
      oneOf: ['Customer support', 'Design', 'Engineering', 'Marketing', 'People', 'Product'],
    }),
    location: symbol('Location', { help: 'For example “Remote, Americas”.', required: true, maxLength: 60 }),
    countries: symbols('Countries', {
      help: 'Where applicants may live, as two-letter codes. Search engines use them.',
      tab: 'search',
      minItems: 1,
    }),
    employment: symbol('Employment', {
      help: 'Search engines show it, too.',
      required: true,
      oneOf: ['Full-time', 'Part-time', 'Contract'],
    }),
    salaryFrom: integer('Salary from', { help: 'US dollars per year.', required: true, min: 1 }),
    salaryTo: integer('Salary to', { help: 'US dollars per year.', required: true, min: 1 }),
    publishedOn: date('Published on', { help: 'The newest position comes first.', required: true }),
    closesOn: date('Apply by', {
      help: 'The last day. Search engines stop showing the position after it.',
      required: true,
    }),
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
    kind: symbol('Kind', {
      help: 'A guide lists questions. A job description is a text to copy.',
      required: true,
      oneOf: Object.keys(resourceFolders),
    }),
    description,
    role: symbol('Role', {
      help: 'The role that it is about, such as “Support team lead”.',
      required: true,
      maxLength: 60,
    }),
    minutes: integer('Guide: length of the interview', { help: 'Minutes.', min: 10, max: 240 }),
    questions: entries('Guide: questions', ['interviewQuestion'], {
      help: 'In the order of the interview.',
      minItems: 4,
      maxItems: 14,
    }),
    guide: entry('Job description: interview guide', ['resource'], { help: 'The guide for the same role.' }),
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
    text: symbol('Question', { help: 'One question, as the interviewer asks it.', required: true, maxLength: 200 }),
    competence: symbol('Skill', {
      help: 'The builder groups questions by it.',
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
    listenFor: text('What to listen for', {
      help: 'What a good answer contains, for the interviewer.',
      required: true,
      maxLength: 400,
    }),
    followUp: symbol('Follow-up question', { help: 'For short answers.', maxLength: 200 }),
  },
})

export const event = defineContentType({
  id: 'event',
  name: 'Webinar or class',
  description: 'A webinar or a class, at /webinars/… or /classes/….',
  fields: {
    title,
    slug: slug(eventFolders.webinar),
    kind: symbol('Kind', {
      help: 'A webinar is at /webinars/…, a class at /classes/….',
      required: true,
      oneOf: ['webinar', 'class'],
    }),
    description,
    startsAt: date('Starts at', { help: 'With time and time zone. Leave it empty for a recording.' }),
    minutes: integer('Length', { help: 'Minutes.', required: true, min: 10, max: 480 }),
    speakers: entries('Speakers', ['author'], {
      help: 'Shown with portrait and role.',
      required: true,
      minItems: 1,
      maxItems: 4,
    }),
    points: symbols('What attendees learn', {
      help: 'Short lines, each the start of what people can do afterwards.',
      minItems: 3,
      maxItems: 6,
    }),
    form: entry('Form to sign up', ['form'], {
      help: 'Shown on the page. Without a form, there is no way to sign up.',
    }),
    image: cover,
    body,
  },
})

export const changelogEntry = defineContentType({
  id: 'changelogEntry',
  name: 'Changelog entry',
  description: 'A change of the product, listed at /changelog/ and in its feed.',
  fields: {
    title: symbol('Title', { help: 'What people can do now, in one line.', required: true, maxLength: 90 }),
    slug: {
      ...slug(''),
      help: `The end of links to the entry: "mobile-lock" creates ${changelogPath}#mobile-lock.`,
    },
    publishedOn: date('Date', { help: 'The day of the release. The newest entry comes first.', required: true }),
    kind: symbol('Kind', {
      help: 'New: people could not do it before. Better: it works better than before. Fixed: it was broken.',
      required: true,
      oneOf: changeKinds,
    }),
    area: symbol('Area', { help: 'The part of the product.', required: true, oneOf: changeAreas }),
    ...link,
    linkUrl: url('Link', {
      help: `The page about it. If the kind is new, links of the navigation to this address are marked “New” for ${newForDays} days.`,
    }),
    image: image('Picture', { help: 'Wide, such as 1600 × 1000 pixels. Most entries need none.', tab: 'layout' }),
    body: markdown('Text', { help: 'Two or three sentences, in Markdown.', required: true, isDocumentBody: true }),
  },
})

export const story = defineContentType({
  id: 'story',
  name: 'Customer story',
  description: 'What changed for a customer, with figures, at /customers/….',
  fields: {
    title,
    slug: slug(collectionFolders.story),
    description,
    company: symbol('Company', {
      help: 'The name of the customer.',
      required: true,
      maxLength: 60,
      localized: false,
    }),
    industry: symbol('Industry', {
      help: 'Each industry with a story has a list of its own.',
      required: true,
      oneOf: Object.keys(storyIndustries),
    }),
    publishedOn: date('Published on', { help: 'The newest story comes first.', required: true }),
    figures: comparison('Figures', {
      help: 'A table in Markdown with a row for each figure and two columns, such as “March” and “September”: before and after, with units. Two to four rows.',
      required: true,
    }),
    figuresNote: symbol('Note under the figures', { help: 'Who counted what, and when.', maxLength: 200 }),
    quote: text('Quote', { help: 'The words of a person, without quotation marks.', maxLength: 400 }),
    person: symbol('Person', { help: 'First and last name. The quote needs it.', maxLength: 80, localized: false }),
    role: symbol('Role', { help: 'What this person does.', maxLength: 80 }),
    body,
    size: symbol('Team', { help: 'How many people there are, and how many answer.', maxLength: 80, tab: 'advanced' }),
    place: symbol('Place', { help: 'Where they work: “Remote, three time zones.”', maxLength: 60, tab: 'advanced' }),
    products: entries('Products used', ['navigationLink'], {
      help: 'Links of the menu or the footer to pages of products.',
      maxItems: 6,
      tab: 'advanced',
    }),
    related: entries('More stories', ['story'], {
      help: 'Those of the same industry, then others, if empty.',
      maxItems: 3,
      tab: 'advanced',
    }),
    isSample: boolean('Sample company', {
      help: 'A line on the page says that the company is invented.',
      tab: 'advanced',
    }),
    image: cover,
  },
})
