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
  ['hides after 200 px down', [80, 160, 199, 200], 'UUUH'],
  ['shows after 100 px up, once past half the viewport', [300, 450, 351, 350], 'HHHS'],
  ['shows above half the viewport too, having been past it', [450, 300], 'HS'],
  ['does not show as long as it was never past half the viewport', [300, 400, 301, 300, 250], 'HHHUU'],
  ['hides again after that', [300, 190, 389, 390], 'HUUH'],
  ['hides after 200 px down from where the visitor turned round', [1000, 800, 600, 799, 800], 'HSSSH'],
  ['shows after 100 px up from where the visitor turned round', [1000, 1400, 1301, 1300], 'HHHS'],
  ['ignores a trembling thumb, and adds small movements up', [1000, 960, 962, 930, 931, 900], 'HHHHHS'],
  ['stays showing on the way up until the top', [1000, 800, 400, 40, 1, 0], 'HSSSSU'],
  ['forgets at the top that it had been past half the viewport', [1000, 0, 300, 200], 'HUHU'],
  ['takes a page that is scrolled from the start for scrolled down', [3000, 2900], 'HS'],
])('%s', (_name, steps, states) => {
  expect(play(steps)).toBe(states)
})

describe('near the bottom', () => {
  it.each<[name: string, steps: readonly Step[], states: string]>([
    ['hides at the last 99 px', [4200, 4000, 4100, 4101, 4200], 'HSSHH'],
    ['shows after 100 px up from the end', [4200, 4101, 4100], 'HHS'],
  ])('%s', (_name, steps, states) => {
    expect(play(steps)).toBe(states)
  })

  it('does not hide on a page that ends before half the viewport', () => {
    expect(play([50, 150, 50, 0], { viewportHeight: 800, pageHeight: 950 })).toBe('UUUU')
  })
})

describe('over-scroll', () => {
  it('is uninitialized during overscroll at the top', () => {
    expect(play([1000, 0, -40, -90, -20, 0, 30])).toBe('HUUUUUU')
  })

  it('counts the distance up from the end of the page', () => {
    expect(play([4330, 4200, 4110, 4100])).toBe('HHHS')
  })
})

describe('a page that changes its height', () => {
  it('ignores scrolling caused by growth of the page', () => {
    expect(play([2000, 1800, { scrollY: 2600, pageHeight: 5800 }, 2650])).toBe('HSSS')
    expect(play([2000, { scrollY: 1500, pageHeight: 4500 }, 1450])).toBe('HHH')
  })

  it('keeps the distance from before the growth', () => {
    expect(play([2000, 1800, 1950, { scrollY: 2450, pageHeight: 5500 }, 2500])).toBe('HSSSH')
  })

  it('continues after the page has shrunk', () => {
    expect(play([4000, 3900, { scrollY: 3900, pageHeight: 2000 }, 1101, 1100])).toBe('HSHHS')
  })

  it('is uninitialized once the page fits the viewport', () => {
    expect(play([2000, 1800, { scrollY: 1800, pageHeight: 700 }])).toBe('HSU')
  })

  it('keeps its state when only the viewport changes, as with a phone’s toolbars', () => {
    expect(play([2000, 1800, { viewportHeight: 860 }, 1790, { viewportHeight: 320 }, 1780])).toBe('HSSSSS')
  })
})

it('shows after half of a low viewport, below 200 px', () => {
  expect(play([190, 90, 0], { viewportHeight: 320, pageHeight: 5000 })).toBe('USU')
})

describe('with the focus in the header', () => {
  it('shows everywhere except at the top', () => {
    expect(play([1000, { holdsFocus: true }, { scrollY: 0, holdsFocus: true }])).toBe('HSU')
    expect(play([100, { holdsFocus: true }])).toBe('US')
    expect(play([4200, { holdsFocus: true }])).toBe('HS')
    expect(play([1000, { holdsFocus: true }, 1199, 1200])).toBe('HSSH')
  })
})
