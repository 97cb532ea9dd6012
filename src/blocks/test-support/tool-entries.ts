import { picture, type BlockEntries } from './entry-parts'

const question = (id: string, competence: string) => ({
  contentful_id: id,
  text: `Why ${id}?`,
  competence,
  listenFor: `Reasons for ${id}`,
  followUp: `And then, ${id}?`,
})

type Tool =
  | 'ContentfulContactPricing'
  | 'ContentfulInterviewBuilder'
  | 'ContentfulStaffingCalculator'
  | 'ContentfulTour'

/** Entries of the calculators, tours and other tools, with all fields. */
export const toolEntries: Pick<BlockEntries, Tool> = {
  ContentfulContactPricing: {
    contentful_id: 'calculator',
    name: 'Contact-based: calculator',
    anchor: 'calculator',
    background: 'blue',
    heading: 'Your own month',
    introduction: 'Two numbers decide.',
    peopleLabel: 'People helped in a month',
    usersLabel: 'Users who answer them',
    monthlyLabel: 'Pay monthly',
    yearlyLabel: 'Pay yearly',
    contactLabel: 'By contact',
    userLabel: 'By user',
    withoutScript: 'There is a table.',
    note: 'Without taxes.',
    includedPeople: 200,
    stepPeople: 100,
    startPeople: 380,
    startUsers: 14,
    sliderEnd: 3000,
    plans: [
      {
        contentful_id: 'plus-by-contact',
        monthlyPrice: 110,
        yearlyPrice: 99,
        stepPrice: 35,
        userPlan: { contentful_id: 'plan-plus', title: 'Plus', monthlyPrice: 50, yearlyPrice: null },
      },
      null,
    ],
  },
  ContentfulInterviewBuilder: {
    contentful_id: 'builder',
    name: 'Interview builder',
    anchor: 'builder',
    background: 'cream',
    heading: 'Put it together',
    introduction: 'Choose, arrange, print.',
    bankHeading: 'All questions',
    planHeading: 'Your interview',
    emptyText: 'Nothing yet.',
    printNote: 'Ask everyone the same.',
    questions: [question('b', 'Writing'), question('c', 'Empathy'), question('a', 'Writing')],
    guides: [
      { contentful_id: 'g2', role: 'Writer', item: null, questions: null },
      null,
      {
        contentful_id: 'g1',
        role: 'Lead',
        item: { href: '/interview-builder/library/lead/' },
        questions: [{ contentful_id: 'a' }, null],
      },
    ],
  },
  ContentfulTour: {
    contentful_id: 'tour',
    name: 'Product tour',
    anchor: 'tour',
    background: 'blue',
    heading: 'One email, three rooms',
    introduction: 'Follow it.',
    style: 'steps',
    title: null,
    scenes: [
      {
        contentful_id: 'tour-inbox',
        title: 'It is read',
        label: 'Inbox',
        address: 'inbox',
        bodyHtml: '<p>In the morning.</p>',
        caption: null,
        focus: null,
        image: picture('An email'),
        phoneImage: null,
        linkLabel: 'More about the inbox',
        linkUrl: '/inbox/',
      },
      null,
    ],
    primaryLabel: 'Try it free',
    primaryUrl: '/trial/',
    secondaryLabel: 'Get a demo',
    secondaryUrl: '/demo/',
  },
  ContentfulStaffingCalculator: {
    contentful_id: 'staffing-tool',
    name: 'Staffing: calculator',
    anchor: 'calculator',
    background: 'cream',
    heading: 'Your hour, in people',
    introduction: 'Begin with the busiest hour.',
    withoutScript: 'There is a table below.',
    tableHeading: 'Without calculating',
    methodHeading: 'How it is worked out',
    methodHtml: '<p>By a formula.</p>',
  },
}
