import { planImage, type ImageRequest } from './image-plan'

const constrained: ImageRequest = { layout: 'constrained', width: 600, sourceWidth: 1600, sourceHeight: 1200, alt: '' }

describe('planImage', () => {
  it.each([
    ['no layout', { ...constrained, layout: undefined }, 'An image needs a layout: fixed, fullWidth or constrained.'],
    ['an unknown layout', { ...constrained, layout: 'fluid' }, 'not "fluid"'],
    ['the layout fixed without width', { ...constrained, layout: 'fixed', width: undefined }, '"fixed" needs a width'],
    ['no alternative text', { ...constrained, alt: undefined }, 'needs alternative text'],
    [
      'no size at all',
      { layout: 'constrained', alt: '' },
      'needs its width and height, the size of its source, or an aspect ratio',
    ],
    ['a width alone', { layout: 'constrained', width: 600, alt: '' }, 'needs its width and height'],
    ['a ratio in words', { ...constrained, aspectRatio: 'wide' }, 'must look like w:h'],
    ['a ratio with a slash', { ...constrained, aspectRatio: '16/9' }, 'must look like w:h'],
    ['a ratio of nothing', { ...constrained, aspectRatio: '16:0' }, 'must look like w:h'],
  ] satisfies [string, ImageRequest, string][])('refuses %s', (_name, request, message) => {
    expect(() => planImage(request)).toThrow(message)
  })

  it.each([
    ['the source', constrained, 450],
    ['width and height', { ...constrained, height: 300 }, 300],
    ['the ratio, whatever else is known', { ...constrained, height: 300, aspectRatio: '2:1' }, 300],
    ['a ratio with a fraction', { ...constrained, aspectRatio: '1.5:1' }, 400],
  ] satisfies [string, ImageRequest, number][])('takes the height from %s', (_name, request, height) => {
    expect(planImage(request)).toMatchObject({ width: 600, height })
  })

  it('offers a constrained picture smaller and larger than it is shown, never larger than its source', () => {
    expect(planImage(constrained).widths).toEqual([198, 396, 600, 900])
    expect(planImage({ ...constrained, width: 1400 }).widths).toEqual([462, 924, 1400, 1600])
    expect(planImage({ ...constrained, width: 3000 })).toMatchObject({ width: 1600, height: 1200 })
  })

  it('offers a fixed picture for fine screens too', () => {
    expect(planImage({ ...constrained, layout: 'fixed', width: 80 }).widths).toEqual([80, 160])
  })

  it('offers a picture of full width at the breakpoints, up to its source', () => {
    const plan = planImage({ ...constrained, layout: 'fullWidth', width: undefined })
    expect(plan.widths).toEqual([320, 654, 768, 1024, 1366, 1600])
    expect(plan).toMatchObject({ width: 1600, height: 1200 })
  })

  it('shows a constrained picture at 800 px when nobody says how wide', () => {
    expect(planImage({ layout: 'constrained', aspectRatio: '4:3', alt: '' })).toMatchObject({ width: 800, height: 600 })
  })
})
