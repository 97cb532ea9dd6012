import { changelogPath } from '../../../src/lib/site'
import { storyIndustries } from '../../../src/lib/story-paths'
import { changeAreas, changeKinds, newForDays } from '../choices'
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
  image,
  link,
  markdown,
  slug,
  socialTitle,
  symbol,
  text,
  title,
  url,
} from '../fields'
import { collectionFolders } from '../page-paths'

export const author = defineContentType({
  id: 'author',
  name: 'Author',
  description: 'A person who writes posts or leads webinars and classes. Has a page at /blog/authors/….',
  fields: {
    name: symbol('Name', 'First and last name, as under posts.', { required: true, maxLength: 60, localized: false }),
    slug: slug(collectionFolders.author),
    role: symbol('Role', 'What this person does at Hearthside.', { required: true, maxLength: 80 }),
    description,
    picture: image('Portrait', 'Square, at least 400 × 400 pixels.'),
    bio: { ...body, name: 'About' },
  },
})

export const blogCategory = defineContentType({
  id: 'blogCategory',
  name: 'Blog category',
  description: 'A category of the blog. Has a page at /blog/category/….',
  fields: {
    name: symbol('Name', 'One to three words, shown above posts.', { required: true, maxLength: 40 }),
    slug: slug(collectionFolders.blogCategory),
    description,
    image: cover,
    callToAction: entry('Call to action', ['callToAction'], 'The next step beside and below its posts.'),
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
    author: entry('Author', ['author'], 'Shown with portrait under the post.', { required: true }),
    category: entry('Category', ['blogCategory'], 'Related posts and the next step depend on it.', { required: true }),
    publishedOn: date('Published on', 'The blog shows the newest post first.', { required: true }),
    updatedOn: date('Last changed on', 'Change it when the text changes in substance.', { tab: 'advanced' }),
    image: cover,
    socialTitle,
    canonical,
    callToAction: entry('Call to action', ['callToAction'], 'That of the category if empty.', { tab: 'advanced' }),
    body,
  },
})

export const changelogEntry = defineContentType({
  id: 'changelogEntry',
  name: 'Changelog entry',
  description: 'A change of the product, listed at /changelog/ and in its feed.',
  fields: {
    title: symbol('Title', 'What people can do now, in one line.', { required: true, maxLength: 90 }),
    slug: {
      ...slug(''),
      help: `The end of links to the entry: "mobile-lock" creates ${changelogPath}#mobile-lock.`,
    },
    publishedOn: date('Date', 'The day of the release. The newest entry comes first.', { required: true }),
    kind: symbol(
      'Kind',
      'New: people could not do it before. Better: it works better than before. Fixed: it was broken.',
      { required: true, oneOf: changeKinds },
    ),
    area: symbol('Area', 'The part of the product.', { required: true, oneOf: changeAreas }),
    ...link,
    linkUrl: url(
      'Link',
      `The page about it. If the kind is new, links of the navigation to this address are marked “New” for ${newForDays} days.`,
    ),
    image: image('Picture', 'Wide, such as 1600 × 1000 pixels. Most entries need none.', { tab: 'layout' }),
    body: markdown('Text', 'Two or three sentences, in Markdown.', { required: true, isDocumentBody: true }),
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
    company: symbol('Company', 'The name of the customer.', { required: true, maxLength: 60, localized: false }),
    industry: symbol('Industry', 'Each industry with a story has a list of its own.', {
      required: true,
      oneOf: Object.keys(storyIndustries),
    }),
    publishedOn: date('Published on', 'The newest story comes first.', { required: true }),
    figures: comparison(
      'Figures',
      'A table in Markdown with a row for each figure and two columns, such as “March” and “September”: before and after, with units. Two to four rows.',
      { required: true },
    ),
    figuresNote: symbol('Note under the figures', 'Who counted what, and when.', { maxLength: 200 }),
    quote: text('Quote', 'The words of a person, without quotation marks.', { maxLength: 400 }),
    person: symbol('Person', 'First and last name. The quote needs it.', { maxLength: 80, localized: false }),
    role: symbol('Role', 'What this person does.', { maxLength: 80 }),
    body,
    size: symbol('Team', 'How many people there are, and how many answer.', { maxLength: 80, tab: 'advanced' }),
    place: symbol('Place', 'Where they work: “Remote, three time zones.”', { maxLength: 60, tab: 'advanced' }),
    products: entries('Products used', ['navigationLink'], 'Links of the menu or the footer to pages of products.', {
      maxItems: 6,
      tab: 'advanced',
    }),
    related: entries('More stories', ['story'], 'Those of the same industry, then others, if empty.', {
      maxItems: 3,
      tab: 'advanced',
    }),
    isSample: boolean('Sample company', 'A line on the page says that the company is invented.', { tab: 'advanced' }),
    image: cover,
  },
})
