import { closingMarketplaceIds } from '@vendaclara/core/closing'
import { expect, test } from 'vitest'
import { readOnce } from './warm-up.ts'

const files = import.meta.glob<string>('./*.xlsx', { query: '?url&inline', import: 'default', eager: true })

async function smallFile(name: string): Promise<File> {
  const address = files[`./${name}.xlsx`] ?? ''
  return new File([await (await fetch(address)).blob()], 'a.xlsx')
}

test.each(closingMarketplaceIds)(
  'the small month of %s is one that is read and compared',
  async (marketplace) => {
    const sold = await smallFile(`${marketplace}-orders`)
    const paid = await smallFile(`${marketplace}-income`)
    expect(await readOnce(marketplace, [sold], [paid])).toBeGreaterThan(30)
    expect(await readOnce(marketplace, [], [paid])).toBeGreaterThan(30)
  },
)
