import { defineContentType } from '../define'
import { action, internalName } from '../fields'

const demo = action('Demo link')
const trial = action('Trial button')
const login = action('Login link')

export const navigation = defineContentType({
  id: 'navigation',
  name: 'Navigation',
  description: 'The header of every page. There is one entry.',
  displayField: 'name',
  fields: {
    name: internalName,
    items: { kind: 'entries', name: 'Items', required: true, to: ['navigationItem'], minItems: 1 },
    demoLabel: { ...demo.label, required: true },
    demoUrl: { ...demo.url, required: true },
    trialLabel: { ...trial.label, required: true },
    trialUrl: { ...trial.url, required: true },
    loginLabel: { ...login.label, required: true },
    loginUrl: { ...login.url, required: true },
  },
})
