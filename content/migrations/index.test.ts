import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { migrations } from '.'

const numbers = migrations.map(({ number }) => number)

it('numbers migrations without gaps, each once', () => {
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

it('lists every file with a number', async () => {
  const files = (await readdir(__dirname)).filter((name) => Number.isInteger(Number(name.slice(0, 4))))
  expect(files.sort().map((name) => Number(name.slice(0, 4)))).toEqual(numbers)
})

it('has been applied to the files', async () => {
  const settings = parse(await readFile(path.join(__dirname, '../space.yaml'), 'utf8')) as { migrations?: number[] }
  expect(settings.migrations ?? []).toEqual(numbers)
})
