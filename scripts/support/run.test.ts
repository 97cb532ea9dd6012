import { run } from './run.mjs'

const node = (source: string): readonly string[] => [process.execPath, '-e', source]

it('keeps the output of a program on both streams, and its exit status', async () => {
  const { code, output } = await run(node('console.log("out"); console.error("err"); process.exit(3)'), {
    output: 'keep',
  })
  expect(code).toBe(3)
  expect(output).toContain('out\n')
  expect(output).toContain('err\n')
})

it('passes variables to the program', async () => {
  const { output } = await run(node('console.log(process.env.GREETING)'), {
    output: 'keep',
    environment: { GREETING: 'good evening' },
  })
  expect(output).toBe('good evening\n')
})

it('reports the exit status of a signal as shells do', async () => {
  const { code } = await run(node('process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 5000)'), {
    output: 'keep',
  })
  expect(code).toBe(143)
})

it('explains that a program is missing', async () => {
  const { code, output } = await run(['no-such-program'], { output: 'keep' })
  expect(code).toBe(127)
  expect(output).toContain('Cannot start no-such-program')
})

it('passes a signal on to the program, and then removes its listeners', async () => {
  const listeners = process.listenerCount('SIGTERM')
  const outcome = run(node('setTimeout(() => {}, 60_000)'), { output: 'keep' })
  process.emit('SIGTERM')

  expect((await outcome).code).toBe(143)
  expect(process.listenerCount('SIGTERM')).toBe(listeners)
})
