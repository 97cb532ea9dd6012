import { entries } from '../test-support/entries'
import { mapWalkthrough } from './walkthrough.cms'

const raw = entries.ContentfulWalkthrough
const [scene] = (raw.scenes ?? []).filter((one) => one !== null)

it.each([
  ['She answers.', 3],
  ['Four emails came in overnight, and Ines takes the first one.', 7],
])('plays a scene as long as its caption takes to read: %s', (caption, seconds) => {
  expect(mapWalkthrough({ ...raw, scenes: scene ? [{ ...scene, caption }] : [] }).scenes[0]?.seconds).toBe(seconds)
})
