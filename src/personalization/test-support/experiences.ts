import type { Experience } from '../experience'

/** An experiment with one variant of `home-hero`, unless configured otherwise. */
export const experienceOf = (parts: Partial<Experience> = {}): Experience => ({
  id: 'test',
  type: 'nt_experiment',
  name: 'Test',
  trafficAllocation: 1,
  distribution: [
    { index: 0, start: 0, end: 0.5 },
    { index: 1, start: 0.5, end: 1 },
  ],
  sticky: false,
  components: [{ baseline: { id: 'home-hero' }, variants: [{ id: 'variant-home-hero', hidden: false }] }],
  ...parts,
})
