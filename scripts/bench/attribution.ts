import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { attributionScript } from '../../src/attribution/constants'
import { publicFolder } from '../site/paths'
import type { Benchmark } from './benchmark'
import budgets from './budgets.json'
import { gzipSize } from './figures'

export const attribution: Benchmark = {
  name: 'attribution',
  description: 'the size of the attribution scripts',
  run: async () => {
    const { siteScript, standaloneScript } = budgets.attribution
    const sizeOf = async (name: string): Promise<number> => gzipSize(await readFile(path.join(publicFolder, name)))
    return [
      { what: 'Script of the app host, gzip', value: await sizeOf('attribution.js'), most: standaloneScript },
      { what: 'Script of the site, gzip', value: await sizeOf(attributionScript), most: siteScript },
    ]
  },
}
