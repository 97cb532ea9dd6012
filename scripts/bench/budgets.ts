import { attribution } from './attribution'
import type { Benchmark } from './benchmark'
import { weight } from './weight'

/** The step `budgets` of `npm test`. */
export const budgets: Benchmark = {
  name: 'budgets',
  description: 'all that has a limit in bytes or requests: --weight and --attribution',
  run: async (options) => [...(await weight.run(options)), ...(await attribution.run(options))],
}
