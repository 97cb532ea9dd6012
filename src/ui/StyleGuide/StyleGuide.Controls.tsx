import { useState } from 'react'
import { Accordion } from '../Accordion/Accordion'
import { Button } from '../Button/Button'
import { Drawer } from '../Drawer/Drawer'
import { Prose } from '../Prose/Prose'
import { Tabs } from '../Tabs/Tabs'
import { Text } from '../Text/Text'
import { Tooltip } from '../Tooltip/Tooltip'
import { Part } from './StyleGuide.Part'

const prose = `<h2>What an answer is worth</h2><p>People remember how they were <strong>spoken to</strong>. A good answer says what happened, what you did about it and <a href="/knowledge-base/">where to read more</a>. It takes <code>two minutes</code> longer and saves a week.</p><h3>Three habits</h3><ul><li>Read the whole thread first.</li><li>Say the next step, with a date:<ul><li>who does it,</li><li>by when.</li></ul></li><li>Write it down once, in the knowledge base.</li></ul><ol><li>Ask</li><li>Listen</li></ol><blockquote><p>Support is the part of the product that talks back.</p></blockquote><table><thead><tr><th>Channel</th><th>First answer</th><th>Hours</th></tr></thead><tbody><tr><td>Mail</td><td>2 hours</td><td>Every day</td></tr><tr><td>Chat</td><td>1 minute</td><td>Work days</td></tr></tbody></table><pre><code>hearthside.open({ page: 'ask', topic: 'billing', from: 'the bottom of a rather long line' })</code></pre><hr><p>And then the day is done.</p>`

const questions = [
  {
    id: 'question-move',
    summary: 'Can we bring our old conversations along?',
    children: <p>Yes. The import keeps threads, people and tags.</p>,
  },
  {
    id: 'question-trial',
    summary: 'What happens when the trial ends?',
    children: <p>Nothing is deleted. You choose a plan, or you take your data with you.</p>,
  },
  { id: 'question-hours', summary: 'Who answers us?', children: <p>People on our own team, in your working hours.</p> },
]

const features = [
  { id: 'tab-inbox', label: 'Inbox', children: <Text>Everything that customers write, in one list.</Text> },
  { id: 'tab-chat', label: 'Live chat', children: <Text>Answers while the question is still warm.</Text> },
  { id: 'tab-docs', label: 'Knowledge base', children: <Text>Answers that are there before the question.</Text> },
]

/** What opens, closes and switches, and running text. */
export function Controls() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Part title="Prose">
        <Prose isArticle html={prose} />
      </Part>
      <Part title="Accordion">
        <Accordion items={questions} name="style-guide" />
      </Part>
      <Part title="Tabs">
        <Tabs items={features} label="Product" />
      </Part>
      <Part title="Tooltip">
        <Text>
          Prices are per{' '}
          <Tooltip id="tooltip-seat" text="Someone who answers customers. Readers are free.">
            seat
          </Tooltip>{' '}
          and month.
        </Text>
      </Part>
      <Part title="Drawer">
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Open the drawer
          </Button>
        </div>
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menu">
          <Text>Escape, the button or a click beside it closes the drawer.</Text>
        </Drawer>
      </Part>
    </>
  )
}
