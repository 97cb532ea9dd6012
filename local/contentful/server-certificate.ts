import { X509Certificate } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generate } from 'selfsigned'

const day = 24 * 60 * 60 * 1000
const lifetime = 365 * day
/** Renews certificates this long before they expire. */
const margin = 30 * day

const isGood = (cert: string, ca: string, now: Date): boolean => {
  try {
    const leaf = new X509Certificate(cert)
    const issuer = new X509Certificate(ca)
    const lasts = (certificate: X509Certificate) => Date.parse(certificate.validTo) - now.getTime() > margin
    return leaf.checkIssued(issuer) && lasts(leaf) && lasts(issuer) && leaf.checkIP('127.0.0.1') !== undefined
  } catch {
    return false
  }
}

async function make(now: Date) {
  const shared = {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - day),
    notAfterDate: new Date(now.getTime() + lifetime),
  } as const
  // The authority's key is not stored, so it cannot sign anything else.
  const authority = await generate([{ name: 'commonName', value: 'Hearthside local services' }], {
    ...shared,
    extensions: [
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  })
  const server = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...shared,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  })
  return { key: server.private, cert: server.cert, ca: authority.cert }
}

/**
 * The certificate for `localhost`, created on first use and renewed before it expires. `caFile` has the certificate
 * authority, for NODE_EXTRA_CA_CERTS.
 */
export async function serverCertificate(folder: string, now = new Date()) {
  const caFile = path.join(folder, 'ca.pem')
  const keyFile = path.join(folder, 'server-key.pem')
  const certFile = path.join(folder, 'server.pem')
  const read = (file: string) => readFile(file, 'utf8').catch(() => '')
  const [key, cert, ca] = await Promise.all([read(keyFile), read(certFile), read(caFile)])
  if (key !== '' && isGood(cert, ca, now)) return { key, cert, caFile }
  const made = await make(now)
  await mkdir(folder, { recursive: true })
  await writeFile(keyFile, made.key, { mode: 0o600 })
  await writeFile(certFile, made.cert)
  await writeFile(caFile, made.ca)
  return { key: made.key, cert: made.cert, caFile }
}
