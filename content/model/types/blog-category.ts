import { defineContentType } from '../define'
import { description, slug } from '../fields'
import { collectionFolders } from '../page-paths'

export const blogCategory = defineContentType({
  id: 'blogCategory',
  name: 'Blog category',
  description: 'A shelf of the blog. Has a page at /blog/category/….',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', required: true, maxLength: 40 },
    slug: slug(collectionFolders.blogCategory),
    description,
  },
})
