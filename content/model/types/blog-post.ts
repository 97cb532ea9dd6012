import { defineContentType } from '../define'
import { body, description, image, slug, title } from '../fields'
import { collectionFolders } from '../page-paths'

export const blogPost = defineContentType({
  id: 'blogPost',
  name: 'Blog post',
  description: 'A post of the blog, at /blog/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug(collectionFolders.blogPost),
    description,
    author: { kind: 'entry', name: 'Author', required: true, to: ['author'] },
    category: { kind: 'entry', name: 'Category', required: true, to: ['blogCategory'] },
    publishedOn: { kind: 'date', name: 'Published on', required: true },
    updatedOn: { kind: 'date', name: 'Last changed on', help: 'When what it says has changed.' },
    image: image({ name: 'Picture', help: 'Wide, 1600 × 900 pixels.' }),
    body,
  },
})
