import type { BuildModel } from './build-model'
import { readBuildEnvironment } from './environment'
import { inDefaultLocale, runQuery } from './read-content'
import { writePublicFile } from './site-files'

const query = `{ contentfulSiteSettings(${inDefaultLocale}) { securityEmail securityUrl } }`

interface Settings {
  readonly securityEmail: string | null
  readonly securityUrl: string | null
}

const securityTxtPath = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const daysValid = 360

/**
 * The contents of `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability.
 *
 * @param now in ms since 1970. The file expires 360 days later, so the site must be built at least once a year.
 * @returns `undefined` without an address
 */
export function securityTxt(origin: string, { securityEmail, securityUrl }: Settings, now: number): string | undefined {
  if (!securityEmail) return undefined
  const expires = new Date(now + daysValid * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTxtPath}`,
    // A draft may have an invalid address.
    ...(securityUrl && URL.canParse(securityUrl, origin) ? [`Policy: ${new URL(securityUrl, origin).href}`] : []),
    '',
  ].join('\n')
}

/** Writes `/.well-known/security.txt` if the site settings have an address for it. */
export const securityTxtModel: BuildModel = {
  async onPostBuild(args) {
    const { SITE_URL: origin } = readBuildEnvironment(process.env)
    const { contentfulSiteSettings: settings } = await runQuery<{ readonly contentfulSiteSettings: Settings | null }>(
      args,
      { text: query, message: 'The address for reports of vulnerabilities could not be read.' },
    )
    await writePublicFile(securityTxtPath, settings ? securityTxt(origin, settings, Date.now()) : undefined)
  },
}
