/** A font that some systems have, scaled to the metrics of ours. */
export interface Fallback {
  /** Full name, as `local()` matches it. */
  readonly name: string
  /** A free font with these metrics: a file of an npm package. */
  readonly measuredBy: string
}

/** What headlines appear in until their font arrives. The last one that a system has is used. */
export const headlineFallbacks: readonly Fallback[] = [
  // Linux
  { name: 'DejaVu Serif Bold', measuredBy: 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf' },
  // Android
  { name: 'Noto Serif Bold', measuredBy: '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2' },
  // Windows, macOS, iOS
  { name: 'Georgia Bold', measuredBy: '@fontsource/gelasio/files/gelasio-latin-700-normal.woff2' },
]
