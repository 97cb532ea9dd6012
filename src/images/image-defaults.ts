/** Constants of pictures (specification 9). Sizes in px. */
export const imageDefaults = {
  quality: 75,
  maxWidth: 8192,
  minSrcSetWidth: 100,
  maxPixelDensity: 5,
  widthTolerance: 0.08,
  aspectRatio: 4 / 3,
  constrainedWidth: 800,
  fullWidthBreakpoints: [320, 654, 768, 1024, 1366, 1600, 1920, 2048, 2560, 3440, 3840, 4096],
  /** Quality by pixel density: a finer screen forgives more. */
  qualityByDensity: { 1: 75, 2: 50, 3: 35, 4: 23, 5: 20 },
} as const
