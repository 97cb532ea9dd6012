import { defineContentType } from '../define'
import { body, description, image, slug } from '../fields'
import { collectionFolders } from '../page-paths'

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
    picture: image({ name: 'Portrait', help: 'Square, 400 × 400 pixels at least.' }),
    bio: { ...body, name: 'About' },
  },
})
