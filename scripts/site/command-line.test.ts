import { execFile } from 'node:child_process'
import path from 'node:path'
import { Failure } from '../../src/lib/failure'
import { readCommandLine } from './command-line'
import { root } from './paths'

/** Runs the script. Returns its output and its exit status. */
const runSite = (...args: readonly string[]) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const script = path.join(root, 'scripts/site.ts')
    const child = execFile(process.execPath, ['--import', 'tsx', script, ...args], (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    )
  })

describe('readCommandLine', () => {
  it('reads a command and its options', () => {
    expect(readCommandLine(['develop', '--port', '8001', '--preview'])).toEqual({
      command: 'develop',
      port: 8001,
      preview: true,
    })
    expect(readCommandLine(['serve', '--personalized'])).toEqual({ command: 'serve', personalized: true })
  })

  it.each([
    [[], /^Missing command\. Use one of build, develop, preview, serve, start\.$/],
    [['serve', '9001'], /^Unexpected argument '9001'\.\nOptions: --port <value>, --personalized$/],
    [['serve', '--port', 'nine'], /^--port must be a number from 1 to 65535, not "nine"\.$/],
    [['serve', '--prot', '9001'], /^Unknown option '--prot'\.\nOptions: --port <value>, --personalized$/],
    [['serve', '--preview'], /^Unknown option '--preview'\.\n/],
    [['serve', '--port'], /--port <value>' argument missing\.\nOptions: /],
  ])('rejects %j with a message that lists the choices', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(Failure)
    expect(() => readCommandLine(args)).toThrow(message)
  })
})

describe('scripts/site.ts', () => {
  it('answers an unknown command with one message and status 1', async () => {
    const message = 'Unknown command "biuld". Use one of build, develop, preview, serve, start.'
    expect(await runSite('biuld')).toEqual({ code: 1, stdout: '', stderr: `\n${message}\n` })
  })
})
