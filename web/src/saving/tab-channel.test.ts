import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { TabChannel } from './tab-channel.ts'

const message = z.object({ kind: z.literal('saved'), id: z.string() })
type Message = z.infer<typeof message>
const opened: { close: () => void }[] = []

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close()
})

function open(account: string): { channel: TabChannel<Message>; heard: Message[] } {
  const channel = new TabChannel(account, 'things', message)
  const heard: Message[] = []
  channel.listen((message) => heard.push(message))
  opened.push(channel)
  return { channel, heard }
}

test('the other tabs of the account hear of a change, this one and other accounts do not', async () => {
  const [first, second, other] = [open('ana'), open('ana'), open('bia')]
  first.channel.post({ kind: 'saved', id: 'one' })
  first.channel.post({ kind: 'saved', id: 'two' })
  await expect.poll(() => second.heard.map(({ id }) => id)).toEqual(['one', 'two'])
  expect(first.heard).toEqual([])
  expect(other.heard).toEqual([])
})

test('what another version of the page says and this one does not understand is passed over', async () => {
  const { heard } = open('ana')
  const newer = new BroadcastChannel('vendaclara.account.ana.things')
  opened.push(newer)
  newer.postMessage({ kind: 'something-new' })
  open('ana').channel.post({ kind: 'saved', id: 'one' })
  await expect.poll(() => heard).toEqual([{ kind: 'saved', id: 'one' }])
})
