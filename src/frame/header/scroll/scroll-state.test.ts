import { atTop, reduceScroll, type HeaderScroll, type ScrollPosition, type ScrollState } from './scroll-state'

const letters: Record<ScrollState, string> = { UNINITIALIZED: 'U', SHOWING: 'S', HIDING: 'H' }

/** A page of 5000 px on a screen of 800: it ends at 4200, and half the viewport is 400. */
const page = { viewportHeight: 800, pageHeight: 5000 }

type Step = number | (Partial<ScrollPosition> & { readonly holdsFocus?: boolean })

/** The states of a recorded sequence, one letter per step. A number is a scroll position. */
function play(steps: readonly Step[], size = page): string {
  let position: ScrollPosition = { scrollY: 0, ...size }
  let current: HeaderScroll = atTop
  return steps
    .map((step) => {
      const { holdsFocus, ...change } = typeof step === 'number' ? { scrollY: step } : step
      position = { ...position, ...change }
      current = reduceScroll(current, position, holdsFocus)
      return letters[current.state]
    })
    .join('')
}

it.each<[name: string, steps: readonly Step[], states: string]>([
  ['stays uninitialized for less than 200 px', [1, 60, 199], 'UUU'],
  ['hides after 200 px down, in one go', [200], 'H'],
  ['hides after 200 px down, bit by bit', [80, 160, 199, 200], 'UUUH'],
  ['shows after 100 px up, once past half the viewport', [300, 450, 351, 350], 'HHHS'],
  ['shows above half the viewport too, having been past it', [450, 300], 'HS'],
  ['does not show as long as it was never past half the viewport', [300, 400, 301, 300, 250], 'HHHUU'],
  ['hides again after that', [300, 190, 389, 390], 'HUUH'],
  ['keeps showing for 199 px down', [1000, 800, 999], 'HSS'],
  ['hides after 200 px down from where the visitor turned round', [1000, 800, 600, 799, 800], 'HSSSH'],
  ['adds small movements up', [1000, 960, 930, 901, 900], 'HHHHS'],
  ['is not impressed by a trembling thumb', [1000, 960, 962, 930, 931, 900], 'HHHHHS'],
  ['is uninitialized again at 0, whatever it was', [1000, 0], 'HU'],
  ['forgets at the top that it had been past half the viewport', [1000, 0, 300, 200], 'HUHU'],
  ['takes a page that is scrolled from the start for scrolled down', [3000, 2900], 'HS'],
])('%s', (_name, steps, states) => {
  expect(play(steps)).toBe(states)
})

describe('near the bottom', () => {
  it.each<[name: string, steps: readonly Step[], states: string]>([
    ['hides within 100 px of the end, though the visitor has scrolled down by less', [3000, 2900, 4050, 3950], 'HSHS'],
    ['hides at the last 99 px', [4200, 4000, 4100, 4101, 4200], 'HSSHH'],
    ['shows after 100 px up from the end', [4200, 4101, 4100], 'HHS'],
  ])('%s', (_name, steps, states) => {
    expect(play(steps)).toBe(states)
  })
})

describe('over-scroll', () => {
  it('is uninitialized during overscroll at the top', () => {
    expect(play([1000, 0, -40, -90, -20, 0, 30])).toBe('HUUUUUU')
  })
})

describe('a page that changes its height', () => {
  it('ignores scrolling caused by growth of the page', () => {
    expect(play([2000, 1800, { scrollY: 2600, pageHeight: 5800 }, 2650])).toBe('HSSS')
    expect(play([2000, { scrollY: 1500, pageHeight: 4500 }, 1450])).toBe('HHH')
  })

  it('keeps its state when only the viewport changes, as with a phone’s toolbars', () => {
    expect(play([2000, 1800, { viewportHeight: 860 }, 1790, { viewportHeight: 320 }, 1780])).toBe('HSSSSS')
  })
})

describe('with the focus in the header', () => {
  it('shows everywhere except at the top', () => {
    expect(play([1000, { holdsFocus: true }, { scrollY: 0, holdsFocus: true }])).toBe('HSU')
    expect(play([100, { holdsFocus: true }])).toBe('US')
    expect(play([4200, { holdsFocus: true }])).toBe('HS')
  })
})
