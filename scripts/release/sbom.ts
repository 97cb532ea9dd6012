import type { Package } from './packages'

interface SbomOptions {
  readonly name: string
  readonly version: string
  readonly packages: readonly Package[]
  /** Time of the release. */
  readonly timestamp: string
}

const purlOf = ({ name, version }: Package): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/** A bill of materials in CycloneDX 1.5: the packages whose code is in a release. */
export const createSbom = ({ name, version, packages, timestamp }: SbomOptions) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { timestamp, component: { type: 'application', name, version } },
  components: packages.map((found) => ({
    type: 'library',
    'bom-ref': purlOf(found),
    name: found.name,
    version: found.version,
    purl: purlOf(found),
    ...(found.license ? { licenses: [{ expression: found.license }] } : {}),
  })),
})
