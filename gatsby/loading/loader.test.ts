import { gzipSync } from 'node:zlib'
import { inlineLoader } from './loader'

it('gives one line of code that no HTML can end too early, at most 720 bytes compressed', () => {
  const code = inlineLoader()
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/)
  expect(code).not.toMatch(/<\/script|<!--/i)
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(720)
})
