import { specificationTables } from '@vendaclara/core/pricing'
import { afterEach, expect, test } from 'vitest'
import { newListing } from '../model/listing.ts'
import type { TabMessage } from './tab-channel.ts'
import { TabChannel } from './tab-channel.ts'

const config = { monthlyBilling: 0, charges: 6, fixCost: 0 }
const basis = { config, tables: specificationTables }
const opened: { close: () => void }[] = []

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close()
})

function open(account: string): { channel: TabChannel; heard: TabMessage[] } {
  const channel = new TabChannel(account)
  const heard: TabMessage[] = []
  channel.listen((message) => heard.push(message))
  opened.push(channel)
  return { channel, heard }
}

test('P03 the other tabs of the account hear of a change, this one and other accounts do not', async () => {
  const [first, second, other] = [open('ana'), open('ana'), open('bia')]
  const changes: TabMessage = {
    kind: 'changes',
    changes: [{ kind: 'save', listing: newListing('um', 'shopee', basis) }],
  }
  first.channel.post(changes)
  first.channel.post({ kind: 'config', config })
  await expect.poll(() => second.heard).toEqual([changes, { kind: 'config', config }])
  expect(first.heard).toEqual([])
  expect(other.heard).toEqual([])
})

test('what another version of the page says and this one does not understand is passed over', async () => {
  const { channel, heard } = open('ana')
  const newer = new BroadcastChannel('vendaclara.account.ana.pricing')
  opened.push(newer)
  newer.postMessage({ kind: 'something-new' })
  open('ana').channel.post({ kind: 'config', config })
  await expect.poll(() => heard).toEqual([{ kind: 'config', config }])
  channel.close()
})
