/** `npm run bench -- --<name>`: runs one or more benchmarks and checks their limits. */
import os from 'node:os'
import { runCommand } from '../support/command'
import { attribution } from './attribution'
import { say } from './benchmark'
import { blocking } from './blocking'
import { build } from './build'
import { printTable } from './figures'
import { growth } from './growth'
import { interaction } from './interaction'
import { leads } from './leads'
import { lighthouse } from './lighthouse'
import { exceeded, rowsOf } from './limits'
import { helpOf, readOptions } from './options'
import { server } from './server'
import { start } from './start'
import { weight } from './weight'

/** Runs the first benchmark by default. */
const benchmarks = [weight, attribution, lighthouse, blocking, interaction, server, leads, start, build, growth]

runCommand(async () => {
  const command = readOptions(process.argv.slice(2), benchmarks)
  if (command === undefined) {
    process.stdout.write(helpOf(benchmarks))
    return
  }
  const load = os.loadavg().map((value) => value.toFixed(1))
  say(`Node ${process.version} · ${os.cpus().length} × ${os.cpus()[0]?.model} · load ${load.join(', ')}`)
  const broken: string[] = []
  for (const benchmark of command.chosen) {
    say(`Measuring: ${benchmark.description}`)
    const limits = await benchmark.run(command.options)
    if (!benchmark.printsTable) printTable(...rowsOf(limits))
    broken.push(...exceeded(limits))
  }
  process.stdout.write(broken.length > 0 ? `Over the limit:\n${broken.join('\n')}\n` : 'All within the limits.\n')
  if (broken.length > 0) process.exitCode = 1
})
