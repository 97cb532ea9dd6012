import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import type { CheckedAsset } from '../../content/model/checked-content'
import { issuePath, joinMessage, type Message, nearestName } from '../../content/model/message'
import { identifierPattern } from '../../content/model/projections/entry-schema'
import { inParallel } from '../../src/lib/in-parallel'
import { listFolder, rememberingReader } from './files'
import type { Problem } from './problem'
import { assetTypes, type SpaceAsset } from './space'
import { readYamlFile } from './yaml-file'

const folder = 'assets'
const endings = [...assetTypes.keys()]

const missing = (key: string): string =>
  key === 'title'
    ? joinMessage('The title is missing.', 'Add “title: …”, the name of the file in the CMS.')
    : joinMessage(
        'The description is missing.',
        'Add “description: …” with what the picture shows, for people who cannot see it; “description: ""” when it is only a decoration.',
      )

const titleMessage = joinMessage('The title must be text.', 'Write “title: …” with a few words.')

const description = v.pipe(
  v.string(joinMessage('The description must be text.', 'Put it in quotes.')),
  v.maxLength(
    250,
    joinMessage('The description is longer than 250 characters.', 'Say in one sentence what the picture shows.'),
  ),
)

const sidecarSchema = v.strictObject(
  {
    title: v.pipe(v.string(titleMessage), v.minLength(1, titleMessage), v.maxLength(256, titleMessage)),
    description,
    translations: v.optional(
      v.record(
        v.string(),
        description,
        joinMessage(
          'The translations must be descriptions by language.',
          'Write “translations:”, and below it “  de: …”.',
        ),
      ),
    ),
  },
  (issue) => {
    const key = String(issuePath(issue).at(-1))
    if (issue.expected !== 'never') return missing(key)
    const near = nearestName(key, ['title', 'description', 'translations'])
    return joinMessage(
      `An asset has no “${key}”.`,
      near ? `Did you mean “${near}”?` : 'An asset has a title, a description and translations of the description.',
    )
  },
)

export interface ReadAsset extends CheckedAsset {
  readonly facts: SpaceAsset | undefined
}

type Facts = Pick<SpaceAsset, 'size' | 'digest' | 'width' | 'height'> | Message

/** The name of a format in sharp. */
const formatOf = (ending: string): string => (ending === 'jpg' ? 'jpeg' : ending)

/** Caches the results of asset files. */
export const assetReaders = {
  facts: rememberingReader<Facts>(),
  sidecar: rememberingReader<Sidecar>(),
}

async function readFacts(bytes: Buffer, ending: string): Promise<Facts> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!metadata) return { wrong: 'The picture cannot be read.', advice: `Export it again as ${ending}.` }
  if (metadata.format !== formatOf(ending)) {
    const actual = endings.find((known) => formatOf(known) === metadata.format)
    return {
      wrong: `The file is named .${ending} but contains ${metadata.format}.`,
      advice: actual ? `Rename it to end in .${actual}.` : `Export it as ${ending}.`,
    }
  }
  // The build also turns photos as their cameras were held.
  return { size: bytes.length, digest, ...metadata.autoOrient }
}

const readTogether = 16

/** Reads `assets/`: files with a YAML file of the same name for title and description. */
export async function readAssets(contentFolder: string) {
  const root = path.join(contentFolder, folder)
  const problems: Problem[] = []
  const names = new Map<string, string>()
  const sidecars = new Set<string>()
  for (const { name } of await listFolder(root)) {
    const file = `${folder}/${name}`
    const ending = path.extname(name).slice(1)
    const id = path.basename(name, path.extname(name))
    const first = names.get(id)
    if (ending === 'yaml') sidecars.add(id)
    else if (!assetTypes.has(ending)) {
      const wrong = `A file that ends in ${quoteEnding(ending)} cannot be an asset.`
      const isJpeg = ending === 'jpeg' || ending === 'JPG'
      const advice = isJpeg ? 'Rename it to end in .jpg.' : `Use one of: ${endings.map(quoteEnding).join(', ')}.`
      problems.push({ file, wrong, advice })
    } else if (first) {
      const advice = 'Keep one of them, or give one another name.'
      problems.push({ file, wrong: `${folder}/${first} has the same name.`, advice })
    } else {
      names.set(id, name)
      if (identifierPattern.test(id)) continue
      const advice = 'Name it with lower-case letters, digits and single hyphens, such as inbox-screen.png.'
      problems.push({ file, wrong: `“${id}” cannot be the name of an asset.`, advice })
    }
  }
  const unnamed = [...names.keys()].filter((id) => !sidecars.has(id))
  for (const id of sidecars) {
    if (names.has(id)) continue
    const near = nearestName(id, unnamed)
    const advice = near ? `Rename one of the two: the closest is “${near}”.` : 'Add it, or delete this file.'
    problems.push({ file: `${folder}/${id}.yaml`, wrong: 'There is no picture of this name.', advice })
  }
  const assets: ReadAsset[] = []
  const readOne = async ([id, fileName]: readonly [string, string]): Promise<void> => {
    const file = `${folder}/${fileName}`
    const yaml = `${folder}/${id}.yaml`
    const absolute = path.join(root, fileName)
    const ending = path.extname(fileName).slice(1)
    const contentType = assetTypes.get(ending) ?? ''
    const facts = await assetReaders.facts.read(absolute, (bytes) => readFacts(bytes, ending))
    if (!facts) return
    const sidecar = await assetReaders.sidecar.read(path.join(contentFolder, yaml), (bytes) =>
      readSidecar(yaml, bytes.toString('utf8')),
    )
    if ('wrong' in facts) problems.push({ file, ...facts })
    if (!sidecar) {
      const advice = `Add ${yaml} with “title: …” and “description: …”.`
      problems.push({ file, wrong: 'The title and the description are missing.', advice })
    }
    problems.push(...(sidecar?.problems ?? []))
    const asset =
      'wrong' in facts || !sidecar?.values
        ? undefined
        : { id, fileName, path: absolute, contentType, ...facts, ...sidecar.values }
    assets.push({ id, facts: asset, file: yaml, lineOf: () => sidecar?.descriptionLine })
  }
  await inParallel(names, readTogether, readOne)
  return { assets, problems }
}

const quoteEnding = (ending: string) => (ending === '' ? 'nothing' : `.${ending}`)

interface Sidecar {
  readonly descriptionLine?: number
  readonly values: Pick<SpaceAsset, 'title' | 'description' | 'translations'> | undefined
  readonly problems: readonly Problem[]
}

function readSidecar(file: string, text: string): Sidecar {
  const yaml = readYamlFile(file, text, sidecarSchema)
  if (!yaml.ok) return { values: undefined, problems: yaml.problems }
  return { values: yaml.values, problems: [], descriptionLine: yaml.lineOf(['description']) }
}
