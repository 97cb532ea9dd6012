import { dropStyleAttributes } from './drop-style-attributes'

it('takes the inline styles off Gatsby’s elements, wherever they stand, and off no other', () => {
  expect(
    dropStyleAttributes(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><div style="color:red">a</div></div>' +
        '<div id="gatsby-announcer" style="position:absolute;clip:rect(0, 0, 0, 0)" aria-live="assertive"></div>',
    ),
  ).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><div style="color:red">a</div></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  )
})
