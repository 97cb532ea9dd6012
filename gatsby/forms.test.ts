import { readFields } from './forms'
import type { EntryNode } from './read-content'

const nodes: Readonly<Record<string, EntryNode>> = {
  group: {
    id: 'group',
    contentful_id: 'form-row',
    internal: { type: 'ContentfulFormFieldGroup' },
    formFields___NODE: ['field', 'unpublished'],
  },
  field: {
    id: 'field',
    contentful_id: 'field-size',
    internal: { type: 'ContentfulFormField' },
    label: 'Size',
    isRequired: true,
    options___NODE: 'options',
  },
  options: { id: 'options', internal: { content: 'small\nlarge' } },
}

it('reads fields, long texts and the entries of a form, as a query does', () => {
  const form = {
    id: 'form',
    contentful_id: 'form-demo',
    internal: { type: 'ContentfulForm' },
    formId: 'demo',
    node_locale: 'en-US',
    fieldGroups___NODE: ['group'],
  }
  const read = readFields(form, (id) => nodes[id])
  expect(read).toMatchObject({
    contentful_id: 'form-demo',
    formId: 'demo',
    privacyText: null,
    communicationsCheckboxes: [],
    fieldGroups: [
      {
        contentful_id: 'form-row',
        formFields: [{ contentful_id: 'field-size', label: 'Size', isRequired: true, options: 'small\nlarge' }],
      },
    ],
  })
  expect(read).not.toHaveProperty('node_locale')
})
