import { X509Certificate } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { serverCertificate } from './server-certificate'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-01-31T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * day)

const at = useOwnFolder()
let folder: string

beforeEach(() => {
  folder = at('tls')
})

describe('serverCertificate', () => {
  it('makes a certificate for this machine only, signed by an authority that cannot sign again', async () => {
    const { cert, caFile } = await serverCertificate(folder, start)
    const leaf = new X509Certificate(cert)
    const authority = new X509Certificate(await readFile(caFile))
    expect(leaf.verify(authority.publicKey)).toBe(true)
    expect([authority.ca, leaf.ca]).toEqual([true, false])
    expect(leaf.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1')
    expect(Date.parse(leaf.validTo)).toBe(after(365).getTime())
  })

  it('makes the key readable only for its owner', async () => {
    await serverCertificate(folder, start)
    expect((await stat(path.join(folder, 'server-key.pem'))).mode & 0o077).toBe(0)
  })

  it('keeps the certificate until its last month, then renews it', async () => {
    const first = await serverCertificate(folder, start)
    expect(await serverCertificate(folder, after(330))).toEqual(first)
    const renewed = await serverCertificate(folder, after(340))
    expect(renewed.cert).not.toBe(first.cert)
    expect(await serverCertificate(folder, after(600))).toEqual(renewed)
  })

  it.each(['server.pem', 'server-key.pem', 'ca.pem'])('replaces all files if %s is invalid', async (name) => {
    const first = await serverCertificate(folder, start)
    await (name === 'server-key.pem' ? rm(path.join(folder, name)) : writeFile(path.join(folder, name), 'broken'))
    const second = await serverCertificate(folder, start)
    expect(second.cert).not.toBe(first.cert)
    expect(await serverCertificate(folder, start)).toEqual(second)
  })
})
