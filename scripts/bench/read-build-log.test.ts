import { readBuildLog } from './read-build-log'

it('counts the queries and pages of a build', () => {
  const log = `success run queries in workers - 23.984s - 1373/1373 57.25/s
success Merge worker state - 0.084s
success run slice queries - 0.104s - 4/4 38.30/s
success Writing page-data.json and slice-data.json files to public directory - 0.701s - 1377/1377 1965.43/s
success Building static HTML for pages - 9.1s - 1200/1200 131.8/s
`
  expect(readBuildLog(log)).toEqual({ queries: 1373, rendered: 1200 })
})

it('counts none where there was nothing to do', () => {
  expect(readBuildLog('success Merge worker state - 0.084s\ninfo Done building in 12 sec\n')).toEqual({
    queries: 0,
    rendered: 0,
  })
})
