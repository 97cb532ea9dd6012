import { summarize } from './blocking'

const seen = {
  tasks: [
    { start: 100, duration: 170 },
    { start: 2100, duration: 90 },
    { start: 2500, duration: 60 },
  ],
  taps: [
    { start: 900, duration: 200 },
    { start: 2200, duration: 48 },
  ],
}

it('counts the time of tasks beyond 50 ms, the longest task and the worst tap', () => {
  expect(summarize(seen)).toEqual({ blocked: 170, longest: 170, worstTap: 200 })
})

it('counts only tasks and taps that began after a time', () => {
  expect(summarize(seen, 2000)).toEqual({ blocked: 50, longest: 90, worstTap: 48 })
})

it('counts 16 ms for taps that are too short to be reported', () => {
  expect(summarize({ tasks: [], taps: [] })).toEqual({ blocked: 0, longest: 0, worstTap: 16 })
})
