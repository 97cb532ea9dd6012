import { color, font, fontSize, forcedColors, layer, radius, reducedMotion, space } from '.'
import { sectionSurfaces } from '../../content/model/choices'
import { fontFaces } from './font-faces'
import { commonColors, darkBackgrounds, darkColors, darkCommonColors, darkWarmPapers, surfaceColors } from './surfaces'

const declarations = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([property, value]) => `--${property}:${value};`)
    .join('')

const whiteColors: Readonly<Record<string, string>> = surfaceColors.white

/** Each surface has the colors of white, except its own. */
const surfaceRules = Object.entries(surfaceColors)
  .map(([name, colors]) => {
    if (name === 'white') return `:root,[data-surface]{${declarations(colors)}}`
    const own = Object.entries(colors).filter(([property, value]) => value !== whiteColors[property])
    return `[data-surface=${name}]{${declarations(Object.fromEntries(own))}}`
  })
  .join('')

/** Adjacent islands on the same surface share the space between them and look like one. */
const adjacentSurfaces = sectionSurfaces
  .map((name) => `[data-island]:has(>[data-surface=${name}])+[data-island]>[data-surface=${name}]`)
  .join()

const compact = (css: string) =>
  css
    .split('\n')
    .map((line) => line.trim())
    .join('')

/**
 * The first styles of every page: fonts, reset, base typography, surfaces, focus. The build writes them into the head.
 * Long words break in grids and flex containers, too, but do not make columns of tables narrower.
 */
export const globalStyle = compact(`
${fontFaces}
:root{${declarations(commonColors)}}
${surfaceRules}
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{
-webkit-text-size-adjust:100%;
scroll-padding-top:120px;
scrollbar-gutter:stable;
}
html:has(dialog:modal){overflow:hidden}
body{
min-height:100dvh;
font:400 ${fontSize.body}/1.6 ${font.text};
-webkit-font-smoothing:antialiased;
text-wrap:pretty;
scrollbar-color:${color.inkFaint} transparent;
}
main,footer{overflow-wrap:anywhere}
body,table{overflow-wrap:break-word}
body,[data-surface]{color:var(--text);background-color:var(--background)}
h1,h2,h3,h4{
font:600 1em/1.2 ${font.display};
letter-spacing:-.018em;
word-spacing:.04em;
text-wrap:balance;
}
h3,h4{letter-spacing:-.004em}
[data-island]{display:contents}
${adjacentSurfaces}{padding-block-start:0;background-image:none}
[role=list]{padding:0;list-style:none}
img,svg{display:block;max-width:100%}
img{height:auto}
a{color:inherit}
[hidden]{display:none!important}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
summary,button{touch-action:manipulation}
::selection{color:${color.night};background-color:${color.ember200}}
:focus-visible{
outline:3px solid ${color.blue600};
outline-offset:2px;
box-shadow:0 0 0 2px ${color.white}!important;
}
.skip-link{
position:fixed;
inset:${space[3]} auto auto ${space[3]};
z-index:${layer.dialog};
padding:${space[3]} ${space[5]};
border-radius:${radius.round};
color:${color.white};
background-color:${color.night};
}
.skip-link:not(:focus){translate:0 -200%}
${reducedMotion}{
*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important}
}
${forcedColors}{
:focus-visible{outline-color:Highlight}
svg{forced-color-adjust:auto}
}
@media print{
:root{font-size:75%}
footer,li,tr,figure,[data-surface] [data-surface]{break-inside:avoid}
header,h2{break-after:avoid}
:root,[data-surface]{--background:#fff;--text:#000;--text-soft:#333;--line:${color.line};--line-strong:${color.lineStrong};--card:#fff;--accent:${color.ember700};--link:${color.blue600}}
nav,dialog,.skip-link{display:none!important}
[data-variant]{color:#000!important}
}
`)

const { white: darkWhite, ...otherBackgrounds } = darkBackgrounds

const darkSurfaceRules = [
  ...Object.entries(otherBackgrounds).map(([name, background]) => `[data-surface=${name}]{--background:${background}}`),
  ...Object.entries(darkWarmPapers).map(([name, paper]) => `[data-surface=${name}]{--paper:${paper}}`),
].join('')

/**
 * The colors of dark mode, in a separate style element: its `media` decides whether they apply
 * (src/lib/color-scheme.ts). Must follow the global style.
 */
export const darkStyle = compact(`
:root{
color-scheme:dark;
${declarations(darkCommonColors)}
--if-light:none;
--if-dark:inline;
--logos:brightness(0) invert(1);
}
:root,[data-surface]{${declarations({ background: darkWhite, paper: darkCommonColors.paper, ...darkColors })}}
${darkSurfaceRules}
`)
