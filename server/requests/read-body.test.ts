import { readBody, type Body } from './read-body'

const read = (contentType: string, body: string | Buffer | undefined, limit = 1000) =>
  readBody(
    { headers: { 'content-type': contentType }, body: typeof body === 'string' ? Buffer.from(body) : body },
    limit,
  )

const valuesOf = (body: unknown) => Object.fromEntries((body as Body).values)

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('reads %s', async (type) => {
  const body = await read(type, '{"a":"ä","b":1}')
  expect(body).toMatchObject({ kind: 'json', files: [] })
  expect(valuesOf(body)).toEqual({ a: 'ä', b: 1 })
})

it('reads a plain form', async () => {
  const body = await read('application/x-www-form-urlencoded', 'a=1+2&b=%C3%A4&a=3')
  expect(body).toMatchObject({ kind: 'form' })
  expect(valuesOf(body)).toEqual({ a: '3', b: 'ä' })
})

it('reads a form with files', async () => {
  const form = new FormData()
  form.set('a', 'ä')
  form.set('brief', new Blob(['content']), 'brief ä.pdf')
  const response = new Response(form)
  const bytes = Buffer.from(await response.arrayBuffer())
  const body = await read(response.headers.get('content-type') ?? '', bytes)
  expect(valuesOf(body)).toEqual({ a: 'ä' })
  expect((body as Body).files).toEqual([{ field: 'brief', filename: 'brief ä.pdf', content: Buffer.from('content') }])
})

it('decodes only the escapes of browsers in a file name', async () => {
  const head = 'Content-Disposition: form-data; name="brief"; filename="%22Plan%22 100%25%0D%0A.pdf"'
  const body = await read('multipart/form-data; boundary=x', `--x\r\n${head}\r\n\r\ncontent\r\n--x--`)
  expect((body as Body).files.map(({ filename }) => filename)).toEqual(['"Plan" 100%25\r\n.pdf'])
})

it('treats names such as __proto__ as ordinary names', async () => {
  const body = await read('application/json', '{"__proto__":{"admin":true},"constructor":"x"}')
  expect([...(body as Body).values.keys()]).toEqual(['__proto__', 'constructor'])
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

it('does not read a body without a type', async () => {
  await expect(read('', '{}')).resolves.toBe('unsupported')
})

it.each(['', '{', 'null', '1', 'true', '{"a":1}x', '\u0000', '['.repeat(200_000)])(
  'rejects the JSON %.20j as malformed',
  async (text) => {
    await expect(read('application/json', text, 1e6)).resolves.toBe('malformed')
  },
)

it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
  'rejects broken parts of %s as malformed',
  async (type) => {
    await expect(read(type, '--y\r\nnothing')).resolves.toBe('malformed')
  },
)

it('rejects a body with too many names as malformed', async () => {
  const names = Array.from({ length: 501 }, (_, index) => [`n${index}`, ''])
  await expect(read('application/json', JSON.stringify(Object.fromEntries(names)), 1e6)).resolves.toBe('malformed')
  const form = names.map(([name]) => `${name}=`).join('&')
  await expect(read('application/x-www-form-urlencoded', form, 1e6)).resolves.toBe('malformed')
  const part = '--x\r\nContent-Disposition: form-data; name="a"'
  for (const file of ['', '; filename="a.pdf"']) {
    const parts = `${`${part}${file}\r\n\r\n\r\n`.repeat(501)}--x--`
    await expect(read('multipart/form-data; boundary=x', parts, 1e6)).resolves.toBe('malformed')
  }
})

it('rejects a body over the limit', async () => {
  await expect(read('application/json', `{"a":"${'x'.repeat(1000)}"}`)).resolves.toBe('tooLarge')
})
