import { applyColorScheme } from '../lib/color-scheme'

/** The script in the head of every page (gatsby/inline-script.ts): applies the visitor's choice before the first paint. */
applyColorScheme(document)
