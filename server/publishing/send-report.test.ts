import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { useServices } from '../test-support/services'
import { describePublish } from './report'
import { sendReport } from './send-report'

const startService = useServices()
const reportError = jest.fn()

beforeEach(() => reportError.mockClear())

const report = describePublish({ outcome: 'failed', step: 'check', reason: 'A <b> & c' }, [], 'https://a.example', [])

/** Sends the report to a webhook that answers with a status. */
async function post(format: 'json' | 'slack', status = 200): Promise<unknown> {
  let received = ''
  const url = await startService((request, response) => {
    void text(request).then((body) => {
      received = body
      response.writeHead(status).end()
    })
  })
  await sendReport(report, { webhook: { url, format } }, reportError)
  return JSON.parse(received)
}

it('posts the complete report as JSON', async () => {
  expect(await post('json')).toEqual(JSON.parse(JSON.stringify(report)))
})

it('posts the text in Slack’s format', async () => {
  expect(await post('slack')).toEqual({ text: report.text.replace('A <b> & c', 'A &lt;b&gt; &amp; c') })
})

it('logs that the webhook fails', async () => {
  await post('json', 500)
  expect(reportError).toHaveBeenCalledWith('A report of a publish could not be sent', expect.any(Error))
})

/** Accepts mail, except for a recipient. */
async function startMailServer(refused = 'nobody') {
  let receive: (mail: string) => void = () => undefined
  const received = new Promise<string>((resolve) => (receive = resolve))
  const server = createServer((socket) => {
    server.close()
    let mail = ''
    socket.write('220 mail\r\n')
    socket.on('data', (data) => {
      mail += data.toString()
      if (mail.endsWith('DATA\r\n')) socket.write('354 go on\r\n')
      else if (mail.endsWith('QUIT\r\n')) socket.end('221 bye\r\n')
      else if (mail.endsWith(`RCPT TO:<${refused}>\r\n`)) socket.write('550 unknown user\r\n')
      else socket.write('250 ok\r\n')
      if (mail.endsWith('\r\n.\r\n')) receive(mail)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, received }
}

it('sends the text by mail', async () => {
  const { port, received } = await startMailServer()
  const mail = { server: `smtp://127.0.0.1:${port}`, from: 'site@a.example', to: 'ann@a.example' }
  await sendReport(report, { mail }, reportError)
  expect(reportError).not.toHaveBeenCalled()
  const sent = await received
  expect(sent).toContain('RCPT TO:<ann@a.example>')
  expect(sent).toContain(`Subject: ${report.title}`)
  expect(sent).toContain('A <b> & c')
})

it('logs that one of the recipients is refused', async () => {
  const { port, received } = await startMailServer('bob@a.example')
  const mail = { server: `smtp://127.0.0.1:${port}`, from: 'site@a.example', to: 'ann@a.example, bob@a.example' }
  await sendReport(report, { mail }, reportError)
  expect(await received).toContain('RCPT TO:<ann@a.example>')
  const error = expect.objectContaining({ message: expect.stringContaining('550 unknown user') as string }) as Error
  expect(reportError).toHaveBeenCalledWith('A report of a publish could not be sent', error)
})
