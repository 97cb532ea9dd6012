import { peopleToSchedule } from './people-to-schedule'

it.each([
  [14, 0.3, 20],
  [7, 0.3, 10],
  [40, 0.3, 58],
  [5, 0, 5],
  [1, 0.9, 10],
])('has for %i agents and a shrinkage of %d %i people in the schedule', (agents, shrinkage, people) => {
  expect(peopleToSchedule(agents, shrinkage)).toBe(people)
})
