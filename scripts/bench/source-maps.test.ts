import { bytesFrom } from './source-maps'

it('counts the bytes of the segments from a folder', () => {
  // The first six columns are from a, the rest of the line is from b. The second line has a comment, then a.
  const map = { version: 3, names: [], sources: ['src/a/a.ts', 'src/b.ts'], mappings: 'AAAA,MCAA;KDCA' }
  const bytes = (folder: string) => bytesFrom('react;site();\n/*-*/räct;', JSON.stringify(map), folder)
  expect([bytes('/a/'), bytes('src/b')]).toEqual([12, 7])
})
