import { ComponentTypeEnum, type ExperienceConfiguration } from '@ninetailed/experience.js-shared'
import type { AudienceDefinition, AudienceRule, AudienceRules, Condition, ExperienceContent } from '../read-content'

export const rule = (parts: Partial<AudienceRule>): AudienceRule => ({
  type: 'page',
  key: '',
  operator: 'greaterThanInclusive',
  value: '',
  count: '1',
  conditions: [],
  ...parts,
})

export const condition = (id: string, operator: string, value: string, name = ''): Condition => ({
  key: { id, value: name },
  operator,
  value,
})

export const anyOf = (...groups: AudienceRule[][]): AudienceRules => ({ any: groups.map((all) => ({ all })) })

export const audience = (id: string, rules: AudienceRules): AudienceDefinition => ({
  id,
  name: `Audience ${id}`,
  rules,
})

/** By default, half of all visitors see the variant. */
export const experience = (parts: Partial<ExperienceConfiguration> = {}): ExperienceConfiguration => ({
  id: 'test',
  type: 'nt_experiment',
  name: 'Test',
  trafficAllocation: 1,
  distribution: [
    { index: 0, start: 0, end: 0.5 },
    { index: 1, start: 0.5, end: 1 },
  ],
  sticky: false,
  components: [
    {
      type: ComponentTypeEnum.EntryReplacement,
      baseline: { id: 'hero' },
      variants: [{ id: 'variant-hero', hidden: false }],
    },
  ],
  ...parts,
})

/** Everybody in the audience sees the variant. */
export const always: ExperienceConfiguration['distribution'] = [
  { index: 0, start: 0, end: 0 },
  { index: 1, start: 0, end: 1 },
]

export const contentOf = (parts: Partial<ExperienceContent>): ExperienceContent => ({
  audiences: [],
  experiences: [],
  ...parts,
})
