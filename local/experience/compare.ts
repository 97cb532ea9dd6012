type Value = string | number | boolean

const asPattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)

const isEqual = (actual: string, wanted: string): boolean =>
  wanted.includes('*') ? asPattern(wanted).test(actual) : actual === wanted

const operators = new Map<string, (actual: string, wanted: string) => boolean>(
  Object.entries({
    equal: isEqual,
    notEqual: (actual: string, wanted: string) => !isEqual(actual, wanted),
    contains: (actual: string, wanted: string) => actual.includes(wanted),
    notContains: (actual: string, wanted: string) => !actual.includes(wanted),
    startsWith: (actual: string, wanted: string) => actual.startsWith(wanted),
    endsWith: (actual: string, wanted: string) => actual.endsWith(wanted),
    exists: (actual: string) => actual !== '',
    notExists: (actual: string) => actual === '',
    greaterThan: (actual: string, wanted: string) => Number(actual) > Number(wanted),
    greaterThanInclusive: (actual: string, wanted: string) => Number(actual) >= Number(wanted),
    lessThan: (actual: string, wanted: string) => Number(actual) < Number(wanted),
    lessThanInclusive: (actual: string, wanted: string) => Number(actual) <= Number(wanted),
  }),
)

export const isOperator = (name: string): boolean => operators.has(name)

/**
 * Compares as a rule of the CMS asks for. `*` in an equal text stands for anything.
 *
 * @param actual absent counts as an empty text
 * @returns false for operators that there are not
 */
export const compare = (operator: string, actual: Value | undefined, wanted: Value): boolean =>
  operators.get(operator)?.(String(actual ?? ''), String(wanted)) ?? false
