import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ExperienceContent, readEmbedded } from './read-content'
import { startExperience } from './start-experience'

/** Usage: `npx tsx local/experience/serve.ts [port] [file]`. The JSON file replaces the embedded content. */
async function serve([port = '8745', file]: readonly string[]): Promise<void> {
  const content = file
    ? (JSON.parse(await readFile(file, 'utf8')) as ExperienceContent)
    : await readEmbedded(path.resolve('content'))
  const { url, close } = await startExperience({ content: () => content }, Number(port))
  console.log(`The stand-in for personalization is at ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}

void serve(process.argv.slice(2))
