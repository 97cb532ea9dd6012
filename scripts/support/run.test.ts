import { run } from './run.mjs'

const node = (source: string): readonly string[] => [process.execPath, '-e', source]

it('keeps what a program writes, on both ways out, and its exit status', async () => {
  const { code, output } = await run(node('console.log("out"); console.error("err"); process.exit(3)'), {
    output: 'keep',
  })
  expect(code).toBe(3)
  expect(output).toContain('out\n')
  expect(output).toContain('err\n')
})

it('gives the program its variables', async () => {
  const { output } = await run(node('console.log(process.env.GREETING)'), {
    output: 'keep',
    environment: { GREETING: 'good evening' },
  })
  expect(output).toBe('good evening\n')
})

it('counts the end by a signal as shells do', async () => {
  const { code } = await run(node('process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 5000)'), {
    output: 'keep',
  })
  expect(code).toBe(143)
})

it('explains a program that is not there', async () => {
  const { code, output } = await run(['no-such-program'], { output: 'keep' })
  expect(code).toBe(127)
  expect(output).toContain('Cannot start no-such-program')
})

it('passes a request to stop on to the program, and then listens no more', async () => {
  const listeners = process.listenerCount('SIGTERM')
  const outcome = run(node('setTimeout(() => {}, 60_000)'), { output: 'keep' })
  process.emit('SIGTERM')

  expect((await outcome).code).toBe(143)
  expect(process.listenerCount('SIGTERM')).toBe(listeners)
})
