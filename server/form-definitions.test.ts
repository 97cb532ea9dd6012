import { utimes, writeFile } from 'node:fs/promises'
import { formLabels, formMessages } from '../src/forms/model/words'
import { definitionSource } from './form-definitions'
import { useOwnFolder } from './test-support/own-folder'
import { sampleDefinition } from './test-support/samples'
import { useServices } from './test-support/services'

const at = useOwnFolder()
let file: string
const warn = jest.fn()

beforeEach(() => {
  file = at('_forms.json')
  warn.mockClear()
})

const write = async (content: unknown, time = 1) => {
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  await utimes(file, time, time)
}

describe('definitions in a file', () => {
  it('are found by id', async () => {
    const definitions = [sampleDefinition(), sampleDefinition({ id: 'news', use: 'newsletter' })]
    await write(definitions)
    const found = await definitionSource(file, warn)()
    expect([...found.values()]).toEqual(definitions)
    expect(found.get('news')?.use).toBe('newsletter')
    expect(found.get('__proto__')).toBeUndefined()
  })

  it('may be those of a release that did not have every message', async () => {
    const { attachAgain, ...messages } = formMessages
    await write([{ ...sampleDefinition(), locale: 'de', words: { labels: formLabels, messages } }])
    const [form] = [...(await definitionSource(file, warn)()).values()]
    expect(form?.words?.messages.attachAgain).toBe(attachAgain)
  })

  it('are read again after a new build', async () => {
    await write([sampleDefinition()])
    const definitions = definitionSource(file, warn)
    const first = await definitions()
    await expect(definitions()).resolves.toBe(first)
    await write([sampleDefinition({ id: 'new' })], 2)
    expect([...(await definitions()).keys()]).toEqual(['new'])
  })

  it('work beside an invalid one, which is reported', async () => {
    const reserved = { fields: [{ name: 'pageUri', label: 'x', fieldType: 'email' }] }
    await write([{ id: 'a' }, sampleDefinition(), { ...sampleDefinition({ id: 'b' }), fieldGroups: [reserved] }])
    expect([...(await definitionSource(file, warn)()).keys()]).toEqual(['demo'])
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Form 1 of .*_forms\.json is ignored: use: /),
      expect.stringMatching(/^Form 3 of .*fieldGroups\.0\.fields\.0\.name: “pageUri” is reserved/),
    ])
  })

  it.each(['', '{', '{}', 'null', '"forms"'])('that are %j are no list', async (text) => {
    await write(text)
    await expect(definitionSource(file, warn)()).rejects.toThrow('is not a list of forms. Run "npm run build"')
  })

  it('that are missing are reported, and found once they exist', async () => {
    const definitions = definitionSource(file, warn)
    await expect(definitions()).rejects.toThrow(
      `The file ${file} with the forms is missing. Run "npm run build" to write it, or set LEADS_FORMS`,
    )
    await write([sampleDefinition()])
    expect((await definitions()).size).toBe(1)
  })
})

describe('definitions at an address', () => {
  const startService = useServices()
  let answer: { status: number; body: string }
  let address: string
  let calls: number

  beforeEach(async () => {
    calls = 0
    answer = { status: 200, body: JSON.stringify([sampleDefinition()]) }
    address = await startService((_request, response) => {
      calls += 1
      response.writeHead(answer.status).end(answer.body)
    })
  })

  it('are fetched once a minute', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
    const definitions = definitionSource(address, warn)
    await definitions()
    await definitions()
    expect(calls).toBe(1)
    jest.advanceTimersByTime(60_000)
    await definitions()
    expect(calls).toBe(2)
  })

  it('stay unchanged while they cannot be fetched', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
    const definitions = definitionSource(address, warn)
    await definitions()
    answer = { status: 500, body: 'no' }
    jest.advanceTimersByTime(60_000)
    expect((await definitions()).size).toBe(1)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('status 500'))
  })
})
