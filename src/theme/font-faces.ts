// Made by scripts/make-fonts.ts.

export const fontFaces =
  "@font-face{font-family:Fraunces;font-weight:600;font-display:optional;src:url(/fonts/fraunces-display-88beafa3.woff2) format('woff2')}@font-face{font-family:'Fraunces Fallback';src:local('Georgia');size-adjust:89.86%;ascent-override:108.83%;descent-override:28.38%;line-gap-override:0.00%}" +
  "@font-face{font-family:Figtree;font-weight:400 700;font-display:optional;src:url(/fonts/figtree-text-1c60b786.woff2) format('woff2')}@font-face{font-family:'Figtree Fallback';src:local('Arial');size-adjust:100.28%;ascent-override:94.74%;descent-override:24.93%;line-gap-override:0.00%}"

/** Fetched early: both are used on the first screen of every page. */
export const fontFiles = ['/fonts/fraunces-display-88beafa3.woff2', '/fonts/figtree-text-1c60b786.woff2'] as const
