import { type ContentType, defineContentType } from '../model/define'
import { entries, entry, image, integer, markdown, number, symbol, text, url } from '../model/fields'
import { addFields, createType, linksTo, type Migration } from './migration'

const required = { required: true }

const block = {
  name: symbol('Internal name', undefined, required),
  anchor: symbol('Anchor'),
  background: symbol('Background'),
  nt_experiences: entries('Experiences', ['nt_experience']),
}

const link = { linkLabel: symbol('Link: label'), linkUrl: url('Link') }

const types = [
  defineContentType({
    id: 'cards',
    name: 'Cards',
    description: 'Several cards side by side: features, steps, key numbers or logos.',
    displayField: 'name',
    fields: {
      ...block,
      style: symbol('Style'),
      eyebrow: symbol('Eyebrow'),
      heading: symbol('Heading'),
      introduction: text('Introduction'),
      columns: integer('Columns on wide screens'),
      cards: entries('Cards', ['card']),
    },
  }),
  defineContentType({
    id: 'card',
    name: 'Card',
    description: 'A feature, a step, a key number or a logo in a list of cards.',
    fields: {
      title: symbol('Title', undefined, required),
      text: text('Text'),
      value: symbol('Number'),
      icon: symbol('Icon'),
      image: image('Picture'),
      phoneImage: image('Picture on phones'),
      ...link,
    },
  }),
  defineContentType({
    id: 'tour',
    name: 'Tour',
    description: 'A tour of the product with pictures: step by step, or a short film that visitors start.',
    displayField: 'name',
    fields: {
      ...block,
      style: symbol('Style'),
      heading: symbol('Heading'),
      introduction: text('Introduction'),
      title: symbol('Name of the film'),
      scenes: entries('Scenes', ['scene']),
      primaryLabel: symbol('Main button: label'),
      primaryUrl: url('Main button: link'),
      secondaryLabel: symbol('Second button: label'),
      secondaryUrl: url('Second button: link'),
    },
  }),
  defineContentType({
    id: 'scene',
    name: 'Scene',
    description: 'A picture in a tour: a step with a text, or a scene of a film with a caption.',
    fields: {
      title: symbol('Title', undefined, required),
      label: symbol('Step: label'),
      address: symbol('Step: address'),
      body: markdown('Step: text', undefined, { isDocumentBody: true }),
      caption: text('Film: caption'),
      focus: symbol('Film: where to look'),
      image: image('Picture'),
      phoneImage: image('Picture on phones'),
      ...link,
    },
  }),
  defineContentType({
    id: 'navigationGroup',
    name: 'Navigation group',
    description:
      'A drawer of the header, a column of a drawer or of the footer, a list in a column, or links below a column.',
    displayField: 'name',
    fields: {
      name: symbol('Internal name', undefined, required),
      layout: symbol('Layout'),
      title: symbol('Title'),
      items: entries('Links and groups', ['navigationLink', 'navigationGroup']),
      footer: entry('Below the column', ['navigationLink', 'navigationGroup']),
    },
  }),
  defineContentType({
    id: 'resource',
    name: 'Resource',
    description:
      'An interview guide, at /interview-builder/library/…, or a job description that visitors can use, at /resources/job-descriptions/….',
    fields: {
      title: symbol('Title', undefined, required),
      slug: symbol('Address'),
      kind: symbol('Kind'),
      description: symbol('Description'),
      role: symbol('Role'),
      minutes: integer('Guide: length of the interview'),
      questions: entries('Guide: questions', ['interviewQuestion']),
      guide: entry('Job description: interview guide', ['resource']),
      image: image('Picture'),
      body: markdown('Text', undefined, { isDocumentBody: true }),
    },
  }),
]

const fields = {
  navigation: {
    tagline: symbol('Footer: tagline'),
    footerColumns: entries('Footer: columns', ['navigationGroup']),
    socialLinks: entries('Footer: social networks', ['navigationLink']),
    legalName: symbol('Footer: legal name'),
  },
  navigationLink: {
    layout: symbol('Layout'),
    image: image('Picture'),
    imagePosition: symbol('Position of the picture'),
    color: symbol('Color'),
  },
  siteSettings: {
    demoBarText: symbol('Demo bar: text'),
    demoBarLabel: symbol('Demo bar: label of the button'),
    demoBarUrl: url('Demo bar: link of the button'),
  },
  plan: {
    stepPrice: number('Price of each further step, in US dollars'),
    userPlan: entry('The same plan by user', ['plan']),
  },
  formSlot: {
    style: symbol('Style'),
    note: symbol('Band: note'),
    declineLabel: symbol('Band: decline button'),
    declineMessage: symbol('Band: message after declining'),
  },
  formField: {
    formFields: entries('Row: fields', ['formField']),
    subscriptionTypeId: symbol('Consent: id of the subscription type in the CRM'),
  },
  comparisonTable: { table: markdown('Table') },
}

const fieldTypes = ['single_line_text', 'multi_line_text', 'email', 'dropdown', 'radio', 'file']

/** The next push adds the current help texts. */
const withoutHelp = (definitions: ContentType['fields']): ContentType['fields'] =>
  Object.fromEntries(Object.entries(definitions).map(([id, field]) => [id, { ...field, help: undefined }]))

/** The next push adds validations. */
export const addMergedTypes: Migration = {
  number: 1,
  description: 'Adds the types and fields that replace others.',
  run: (migration) => {
    for (const type of types) createType(migration, { ...type, fields: withoutHelp(type.fields) })
    for (const [id, added] of Object.entries(fields)) addFields(migration, id, withoutHelp(added))
    // Validations that the moved entries would violate.
    const formField = migration.editContentType('formField')
    formField.editField('name').required(false)
    formField.editField('label').validations([{ size: { max: 240 } }])
    formField.editField('fieldType').validations([{ in: [...fieldTypes, 'row', 'consent'] }])
    migration
      .editContentType('navigationLink')
      .editField('title')
      .validations([{ size: { max: 80 } }])
    migration.editContentType('formSlot').editField('form').required(false)
    migration.editContentType('contactPricing').editField('plans').items(linksTo('contactPricingPlan', 'plan'))
    const items = linksTo('navigationItem', 'navigationLink', 'navigationGroup')
    migration.editContentType('navigation').editField('items').items(items)
  },
}
