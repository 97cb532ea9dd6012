import { gzipSync } from 'node:zlib'
import { bundleScript } from './attribution'

describe('bundleScript', () => {
  it.each(['site', 'standalone'])('makes one file of %s that needs no other and takes at most 4.5 KB', (name) => {
    const script = bundleScript(`src/attribution/${name}.ts`)
    expect(script).not.toMatch(/\b(import|require)\b\s*[({"']/)
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(4500)
  })
})
