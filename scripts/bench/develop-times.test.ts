import { developSection } from './develop-times'

it('reports the minimum, median and maximum of each time', () => {
  const times = { cold: [30_000, 28_000, 35_500], codeEdit: [700, 900], contentEdit: [1800, 1600, 2500] }
  expect(developSection(times).split('\n')).toEqual([
    'Development server            minimum  median  maximum',
    'cold start to the first page   28.0 s  30.0 s   35.5 s',
    'code edit                       0.7 s   0.8 s    0.9 s',
    'content edit                    1.6 s   1.8 s    2.5 s',
  ])
})
