import type { Package } from './packages'

const purlOf = ({ name, version }: Package): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/**
 * A bill of materials in CycloneDX 1.5.
 *
 * @param packages whose code is in the release
 * @param now time of the release
 */
export const createSbom = (name: string, version: string, packages: readonly Package[], now: Date) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { timestamp: now.toISOString(), component: { type: 'application', name, version } },
  components: packages.map((found) => ({
    type: 'library',
    'bom-ref': purlOf(found),
    name: found.name,
    version: found.version,
    purl: purlOf(found),
    ...(found.license ? { licenses: [{ expression: found.license }] } : {}),
  })),
})
