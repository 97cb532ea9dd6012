export { below, forcedColors, from, menuBar, menuPanel, reducedMotion } from './breakpoints'
export { color, font, fontSize, fontWeight, layer, motion, radius, shadow, space, width } from './tokens'
