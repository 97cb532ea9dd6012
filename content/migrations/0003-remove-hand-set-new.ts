import type { Migration } from './migration'

/** Which links are new now comes from changelog entries (gatsby/new-links.ts). */
export const removeHandSetNew: Migration = {
  number: 3,
  description: 'Removes “Marked as new” from navigation links: the changelog decides it.',
  changes: ['navigationLink.isNew'],
  run: (migration) => {
    migration.editContentType('navigationLink').deleteField('isNew')
  },
}
