import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Failure } from '../src/lib/failure'

const listOptions = (options: ParseArgsConfig['options'] = {}): string => {
  const names = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`)
  return names.length > 0 ? `Options: ${names.join(', ')}` : ''
}

/**
 * Reads the arguments of a command.
 *
 * @param help follows the message of a Failure; by default, a list of the options
 * @throws Failure for an unknown option, or one without its value
 */
export function readArguments<const Config extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: Config,
  help = listOptions(config.options),
) {
  try {
    return parseArgs({ ...config, args: [...args] })
  } catch (error) {
    // The other sentences are about arguments that start with a dash.
    const [wrong = ''] = (error as Error).message.split('. ')
    throw new Failure(`${wrong.replace(/\.$/, '')}.\n${help}`.trimEnd())
  }
}

/**
 * Reads a count, such as the number of runs.
 *
 * @param name of the option, for the message
 * @throws Failure unless it is a positive integer
 */
export function readCount(text: string, name: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new Failure(`${name} must be a positive integer, not "${text}".`)
}
