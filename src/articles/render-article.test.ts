import { email, formOf, rawForm } from '../forms/model/test-support/forms'
import { mapArticle } from './render-article'

type Raw = Parameters<typeof mapArticle>[0]

const raw = (typename: string, fields: object): Raw =>
  ({ __typename: typename, contentful_id: 'entry', ...fields }) as unknown as Raw

const teaser = (title: string) => ({ id: title, href: `/${title}/`, title }) as Queries.TeaserPartsFragment

const factsOf = (article: ReturnType<typeof mapArticle>) =>
  Object.fromEntries(article.facts.map(({ label, value }) => [label, value]))

const event = (fields: object, shown?: Parameters<typeof mapArticle>[1]) =>
  mapArticle(raw('ContentfulEvent', { title: 'x', kind: 'webinar', startsAt: null, ...fields }), shown)

describe('mapArticle', () => {
  it('shows author, date and reading time of a post', () => {
    const article = mapArticle(
      raw('ContentfulBlogPost', {
        title: 'The first reply',
        description: 'What it should say.',
        publishedOn: '2026-03-04',
        updatedOn: null,
        bodyHtml: '<h2 id="a">A</h2>',
        bodySections: ['a', 'b', 'c'].map((id) => ({ id, title: id })),
        item: { minutes: 5 },
        author: { name: 'Ada Okafor', item: { href: '/blog/authors/ada/' } },
        postCategory: { name: 'Craft', item: { href: '/blog/category/craft/' } },
      }),
      { related: [teaser('Next')], newer: [], older: [teaser('Older')] },
    )
    expect(factsOf(article)).toEqual({
      'Written by': 'Ada Okafor',
      Published: 'March 4, 2026',
      'Reading time': '5 minutes',
    })
    expect(article.breadcrumbs.map(({ href }) => href)).toEqual(['/', '/blog/', '/blog/category/craft/'])
    expect(article.sections.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(article.groups[0]?.teasers[0]?.title).toBe('Next')
    expect(article.newer).toBeUndefined()
    expect(article.older?.title).toBe('Older')
  })

  it('shows the salary of a job', () => {
    const article = mapArticle(
      raw('ContentfulJobPost', {
        title: 'Support specialist',
        description: 'Answer people.',
        team: 'Customer support',
        location: 'Remote, Americas',
        employment: 'Full-time',
        salaryFrom: 62000,
        salaryTo: 74000,
        publishedOn: '2026-10-01',
        closesOn: '2027-03-01',
        bodyHtml: '<p>x</p>',
      }),
      { related: [teaser('Next')] },
    )
    expect(article.label).toBe('Job opening: Customer support')
    expect(article.groups[0]?.datePrefix).toBe('Posted')
    expect(factsOf(article)).toMatchObject({ Salary: '$62,000 to $74,000 a year', 'Apply by': 'March 1, 2027' })
  })

  it.each([
    ['work@site.example', { label: 'Apply by email', href: 'mailto:work@site.example' }],
    [' ', undefined],
    [undefined, undefined],
  ])('links a job to the email address for applications: %j', (applicationsEmail, action) => {
    const { offer, facts, groups } = mapArticle(raw('ContentfulJobPost', { title: 'x', applicationsEmail }))
    expect(offer?.action).toEqual(action)
    expect([facts, groups]).toEqual([[], []])
  })

  it('shows the time of an event, or that it is a recording', () => {
    const live = event({ kind: 'class', startsAt: '2026-12-02T17:00:00Z' })
    expect(factsOf(live).When).toMatch(/^Wednesday, December 2, 2026/)
    expect(live.breadcrumbs.at(-1)?.href).toBe('/classes/')
    const recorded = event({})
    expect(factsOf(recorded).When).toMatch(/recording/)
    expect(recorded.breadcrumbs.at(-1)?.href).toBe('/webinars/')
  })

  it('links a future event to its calendar file', () => {
    const link = { label: 'Calendar', value: 'Add to calendar', href: '/webinars/x/event.ics' }
    expect(event({}, { calendar: link.href }).facts).toContainEqual(link)
    expect(factsOf(event({})).Calendar).toBeUndefined()
  })

  it('lists the questions of a guide and skips empty ones', () => {
    const question = { contentful_id: 'q', text: 'Why?', competence: 'Learning', listenFor: 'x', followUp: null }
    const article = mapArticle(
      raw('ContentfulResource', {
        title: 'x',
        kind: 'interview guide',
        description: 'x',
        role: 'Lead',
        minutes: 45,
        bodyHtml: null,
        questions: [question, { ...question, text: null }, null],
      }),
    )
    expect(article.questions).toEqual([
      { id: 'q', text: 'Why?', competence: 'Learning', listenFor: 'x', followUp: undefined },
    ])
    expect(factsOf(article).Questions).toBe('1')
    expect(article.offer?.action.href).toBe('/interview-builder/?guide=q')
  })

  it('has a form below an event when the form has an id, and a button to it', () => {
    const form = (id: string) => rawForm(formOf([email()], { id }), '<p>x</p>')
    const live = event({ startsAt: '2026-12-02T17:00:00Z', form: form('seat') })
    expect(live.signUp).toMatchObject({
      heading: 'Save a seat',
      formView: { form: { id: 'seat' }, privacyHtml: '<p>x</p>' },
    })
    expect(live.action).toEqual({ label: 'Save a seat', href: '#sign-up' })
    expect(event({ form: form('seat') }).action?.label).toBe('Get the recording')
    const without = event({ form: rawForm(null, '') })
    expect([without.signUp, without.action]).toEqual([undefined, undefined])
  })

  it('links a post to its own next step, otherwise to that of its category', () => {
    const next = (heading: string) => ({ heading, text: null, primaryLabel: 'See', primaryUrl: `/${heading}/` })
    const post = (own: object | null) =>
      mapArticle(
        raw('ContentfulBlogPost', { title: 'x', callToAction: own, postCategory: { callToAction: next('category') } }),
      ).offer?.action.href
    expect(post(next('own'))).toBe('/own/')
    expect(post({ ...next('own'), primaryUrl: null })).toBe('/category/')
    expect(post(null)).toBe('/category/')
  })

  it('shows the editor’s picture, otherwise the generated one', () => {
    const picture = (src: string) => ({ src, width: 640, height: 400, alt: src, sources: [] })
    const shown = (item: object) => mapArticle(raw('ContentfulJobPost', { title: 'x', item })).picture?.src
    expect(shown({ image: { picture: picture('/own.avif') }, cover: null })).toBe('/own.avif')
    expect(shown({ image: null, cover: picture('/drawn.svg') })).toBe('/drawn.svg')
    expect(shown({ image: null, cover: null })).toBeUndefined()
  })

  describe('of a customer story', () => {
    const table = {
      columns: ['March', 'May'],
      groups: [{ rows: [{ feature: 'Emails', detail: 'per week', values: ['900', '600'] }] }],
    }
    const story = (fields: object = {}) =>
      mapArticle(
        raw('ContentfulStory', {
          ...{ title: 'x', company: 'Oatwell', industry: 'Online stores', figures: table, quote: 'Q', person: null },
          products: [{ title: 'Inbox', url: '/inbox/' }, null],
          ...fields,
        }),
      )

    it('shows the figures before and after, the products, and a link to the industry', () => {
      expect(story()).toMatchObject({
        label: 'Customer story: Oatwell',
        facts: [{ label: 'Industry', value: 'Online stores', href: '/customers/industry/ecommerce/' }],
        figures: { before: 'March', after: 'May', rows: [{ label: 'Emails per week', before: '900', after: '600' }] },
        links: { list: [{ label: 'Inbox', href: '/inbox/' }] },
        quote: undefined,
        notice: undefined,
      })
    })

    it('says that a sample company is one, and names the person of a quote', () => {
      const { notice, quote } = story({ isSample: true, person: 'Jun', role: 'Warehouse lead' })
      expect(notice).toMatch(/^Oatwell is a sample customer/)
      expect(quote).toEqual({ text: 'Q', person: 'Jun', role: 'Warehouse lead' })
    })

    it.each([
      [{ ...table, columns: ['May'] }, 'write a table with two columns'],
      [{ line: 2, wrong: 'There is no row.', advice: 'Write one.' }, 'line 2: There is no row. Write one.'],
    ])('rejects figures that are not a table of two columns in previews: %j', (figures, message) => {
      expect(() => story({ figures })).toThrow(message)
    })

    it('leaves out such figures for visitors, but hides no fault of the code', () => {
      Object.assign(globalThis, { __SHOWS_DRAFTS__: false })
      try {
        expect(story({ figures: { ...table, columns: ['May'] } }).figures).toBeUndefined()
        expect(() => story({ figures: {} })).toThrow(TypeError)
      } finally {
        Reflect.deleteProperty(globalThis, '__SHOWS_DRAFTS__')
      }
    })
  })

  it.each([
    ['https://slack.com/apps', 'slack.com'],
    ['https://example.com:abc', undefined],
    ['https://exa%mple.com', undefined],
  ])('shows the host of the website %s of an integration as %s', (website, host) => {
    const { facts } = mapArticle(raw('ContentfulIntegration', { personName: 'Slack', website }))
    expect(facts).toEqual(host ? [{ label: 'Website', value: host, href: website }] : [])
  })

  it('rejects an entry of a type without pages', () => {
    expect(() => mapArticle(raw('ContentfulHero', {}))).toThrow('Entry "entry" is a ContentfulHero')
  })
})
