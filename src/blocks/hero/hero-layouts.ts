export const heroLayouts = ['split', 'centered', 'compact'] as const
export type HeroLayout = (typeof heroLayouts)[number]
