// Made by scripts/make-fonts.ts.

export const fontFaces =
  "@font-face{font-family:Fraunces;font-weight:600;font-display:swap;src:url(/fonts/fraunces-display-88beafa3.woff2)}@font-face{font-family:'Fraunces Fallback';font-weight:600;src:local('DejaVu Serif Bold');size-adjust:78.3%;ascent-override:125%;descent-override:32.6%}@font-face{font-family:'Fraunces Fallback';font-weight:600;src:local('Noto Serif Bold');size-adjust:87.1%;ascent-override:112.3%;descent-override:29.3%}@font-face{font-family:'Fraunces Fallback';font-weight:600;src:local('Georgia Bold');size-adjust:86.1%;ascent-override:113.5%;descent-override:29.6%}" +
  "@font-face{font-family:Figtree;font-weight:400 700;font-display:optional;src:url(/fonts/figtree-text-1c60b786.woff2)}@font-face{font-family:'Figtree Fallback';src:local('Arial');size-adjust:100.3%;ascent-override:94.7%;descent-override:24.9%}"

/** Fetched early: both are used on the first screen of every page. */
export const fontFiles = ['/fonts/fraunces-display-88beafa3.woff2', '/fonts/figtree-text-1c60b786.woff2'] as const
