import { AdsProblem } from '@vendaclara/core/ads'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleBytes, streamOf } from '../../../../test/ads/sample-stream.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { readReport } from './read-report.ts'

/** Whether bytes give a report whose rows add up, or one of the named problems. Any other error is thrown. */
async function endsWell(bytes: Uint8Array, chunkLength: number): Promise<boolean> {
  try {
    const { receipt, terms, groups } = (await readReport(streamOf(bytes, chunkLength))).finish()
    const { rows, used, overall, excluded, withoutClicks, repeated, bad } = receipt
    const ofGroups = groups.reduce((sum, { count }) => sum + count, 0)
    return (
      rows === used + overall + excluded + withoutClicks + repeated + bad &&
      used === terms.ends.length &&
      used === ofGroups
    )
  } catch (error) {
    if (error instanceof AdsProblem || error instanceof FileRefused) return true
    throw error
  }
}

const seeds = ['utf-8-without-bom', 'utf-16-little-endian', 'windows-1252', 'quote-never-closed'].map(
  (name) => sampleBytes(`odd/${name}.csv`),
)
const chunkLength = fc.integer({ min: 1, max: 4096 })
const change = fc.record({
  at: fc.nat(3000),
  removed: fc.nat(40),
  inserted: fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom(
        '"',
        '""',
        '\n',
        '\r',
        ';',
        '\t',
        ',',
        '#',
        '\0',
        '\uFEFF',
        '1.234,5',
        'R$ ',
        '\n#,',
        '\n2,Tênis Casual,',
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
})

it('reads random bytes as a report or refuses them with a named problem', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), chunkLength, async (bytes, length) => {
      expect(await endsWell(bytes, length)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('reads a report with changed bytes as a report or refuses it with a named problem', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      chunkLength,
      async (seed, changes, length) => {
        const bytes = [...seed]
        for (const { at, removed, inserted } of changes) bytes.splice(at, removed, ...inserted)
        expect(await endsWell(Uint8Array.from(bytes), length)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
