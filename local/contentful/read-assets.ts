import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import type { CheckedAsset } from '../../content/model/checked-content'
import { issuePath, joinMessage, nearestName } from '../../content/model/message'
import { identifierPattern } from '../../content/model/projections/entry-schema'
import { inParallel } from '../../src/lib/in-parallel'
import { listFolder, rememberingReader } from './files'
import type { Problem } from './problem'
import { type AssetEnding, assetKinds, isAssetEnding, type SpaceAsset } from './space'
import { readYamlFile } from './yaml-file'

const folder = 'assets'
const endings = Object.keys(assetKinds)

const missing = (key: string): string =>
  key === 'title'
    ? joinMessage('The title is missing.', 'Add “title: …”, the name of the file in the CMS.')
    : joinMessage(
        'The description is missing.',
        'Add “description: …” with what the picture shows, for people who cannot see it; “description: ""” when it is only a decoration.',
      )

const sidecarSchema = (isPicture: boolean) => {
  const title = joinMessage('The title must be a text.', 'Write “title: …” with a few words.')
  const description = v.pipe(
    v.string(joinMessage('The description must be a text.', 'Put it in quotes.')),
    v.maxLength(
      250,
      joinMessage('The description is longer than 250 characters.', 'Say in one sentence what the picture shows.'),
    ),
  )
  return v.strictObject(
    {
      title: v.pipe(v.string(title), v.minLength(1, title), v.maxLength(256, title)),
      description: isPicture ? description : v.optional(description),
      translations: v.optional(v.record(v.string(), description)),
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
}

export interface ReadAsset extends CheckedAsset {
  readonly facts: SpaceAsset | undefined
}

const sharpFormats: Readonly<Record<Exclude<AssetEnding, 'mp4'>, string>> = {
  png: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  svg: 'svg',
}

interface FileFacts {
  readonly size: number
  readonly digest: string
  readonly width: number | undefined
  readonly height: number | undefined
}

type Facts = FileFacts | { readonly wrong: string; readonly advice: string }

/** Caches the results of asset files. */
export const assetReaders = {
  facts: rememberingReader<Facts>(),
  image: rememberingReader<Sidecar>(),
  video: rememberingReader<Sidecar>(),
}

async function readFacts(bytes: Buffer, ending: AssetEnding): Promise<Facts> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  if (ending === 'mp4') return { size: bytes.length, digest, width: undefined, height: undefined }
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!metadata) return { wrong: 'The picture cannot be read.', advice: `Export it again as ${ending}.` }
  if (metadata.format !== sharpFormats[ending]) {
    const actual = endings.find(
      (known) => known !== 'mp4' && sharpFormats[known as Exclude<AssetEnding, 'mp4'>] === metadata.format,
    )
    return {
      wrong: `The file is named .${ending} but holds ${metadata.format}.`,
      advice: actual ? `Rename it to end in .${actual}.` : `Export it as ${ending}.`,
    }
  }
  return { size: bytes.length, digest, width: metadata.width, height: metadata.height }
}

/** Reads `assets/`: files with a YAML file of the same name for title and description. */
export async function readAssets(
  contentFolder: string,
): Promise<{ readonly assets: readonly ReadAsset[]; readonly problems: readonly Problem[] }> {
  const root = path.join(contentFolder, folder)
  const problems: Problem[] = []
  const files = new Map<string, NamedFile[]>()
  const sidecars = new Map<string, string>()
  for (const { name } of await listFolder(root)) {
    const file = `${folder}/${name}`
    const ending = path.extname(name).slice(1)
    const id = path.basename(name, path.extname(name))
    if (ending === 'yaml') {
      sidecars.set(id, file)
      continue
    }
    if (!isAssetEnding(ending)) {
      problems.push({
        file,
        wrong: `A file that ends in ${quoteEnding(ending)} cannot be an asset.`,
        advice:
          ending === 'jpeg' || ending === 'JPG'
            ? 'Rename it to end in .jpg.'
            : `Use one of: ${endings.map(quoteEnding).join(', ')}.`,
      })
      continue
    }
    if (!identifierPattern.test(id)) {
      const advice = 'Name it with lower-case letters, digits and single hyphens, such as inbox-screen.png.'
      problems.push({ file, wrong: `“${id}” cannot be the name of an asset.`, advice })
    }
    files.set(id, [...(files.get(id) ?? []), { name, ending }])
  }
  for (const [id, file] of sidecars) {
    if (files.has(id)) continue
    const near = nearestName(id, files.keys())
    problems.push({
      file,
      wrong: 'There is no picture or video of this name.',
      advice: near ? `Rename one of the two: the closest is “${near}”.` : 'Add it, or delete this file.',
    })
  }
  const assets: ReadAsset[] = []
  const readOne = async ([id, [first, ...others]]: readonly [string, readonly NamedFile[]]): Promise<void> => {
    if (!first) return
    const file = `${folder}/${first.name}`
    for (const other of others) {
      const advice = `Keep one of them, or give one another name.`
      problems.push({ file: `${folder}/${other.name}`, wrong: `${file} has the same name.`, advice })
    }
    const absolute = path.join(root, first.name)
    const { contentType, group } = assetKinds[first.ending]
    const facts = await assetReaders.facts.read(absolute, (bytes) => readFacts(bytes, first.ending))
    if (!facts) return
    const sidecar = await readSidecar(contentFolder, sidecars.get(id), group)
    if ('wrong' in facts) problems.push({ file, ...facts })
    if (!sidecar) {
      problems.push({
        file,
        wrong: 'The title and the description are missing.',
        advice: `Add ${folder}/${id}.yaml with “title: …” and “description: …”.`,
      })
    }
    problems.push(...(sidecar?.problems ?? []))
    const asset =
      'wrong' in facts || !sidecar?.values
        ? undefined
        : { id, fileName: first.name, path: absolute, contentType, ...facts, ...sidecar.values }
    const yaml = `${folder}/${id}.yaml`
    assets.push({ id, group, facts: asset, file: yaml, lineOf: () => sidecar?.descriptionLine })
  }
  await inParallel(files, readTogether, readOne)
  return { assets, problems }
}

const readTogether = 16

interface NamedFile {
  readonly name: string
  readonly ending: AssetEnding
}

const quoteEnding = (ending: string) => (ending === '' ? 'nothing' : `.${ending}`)

interface Sidecar {
  readonly descriptionLine?: number
  readonly values: Pick<SpaceAsset, 'title' | 'description' | 'translations'> | undefined
  readonly problems: readonly Problem[]
}

async function readSidecar(
  contentFolder: string,
  file: string | undefined,
  group: ReadAsset['group'],
): Promise<Sidecar | undefined> {
  if (file === undefined) return undefined
  return assetReaders[group].read(path.join(contentFolder, file), (text) =>
    checkSidecar(file, text.toString('utf8'), group === 'image'),
  )
}

function checkSidecar(file: string, text: string, isPicture: boolean): Sidecar {
  const yaml = readYamlFile(file, text, sidecarSchema(isPicture))
  if (!yaml.ok) return { values: undefined, problems: yaml.problems }
  return { values: yaml.values, problems: [], descriptionLine: yaml.lineOf(['description']) }
}
