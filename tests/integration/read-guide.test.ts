import { readGuide } from './read-guide'

const guide = `# Bake

1. **Mix.** Take flour.

   \`\`\`sh
   cd kitchen
   npm run mix -- --fast
   \`\`\`

   | Variable  | Value         |
   | --------- | ------------- |
   | \`OVEN_ID\` | the oven’s id |

## Then

2. **Eat.** At \`https://www.example.com/table\`.

## If it burns

1 minute.
`

it('reads the commands, settings and addresses of each step', () => {
  expect(readGuide(guide)).toEqual([
    {
      title: 'Mix',
      commands: [['cd kitchen', 'npm run mix -- --fast']],
      settings: { OVEN_ID: 'the oven’s id' },
      addresses: [],
    },
    { title: 'Eat', commands: [], settings: {}, addresses: ['https://www.example.com/table'] },
  ])
})
