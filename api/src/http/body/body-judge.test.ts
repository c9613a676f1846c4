import { putAnalysis } from '@vendaclara/contract/closing'
import { expect, test } from 'vitest'
import { BodyJudge } from './body-judge.ts'

const row = JSON.stringify({ 'ID do pedido': '240901ABC', Quantidade: 1 })
const large = () => Buffer.from(`{"requests":[${Array(10_000).fill(row).join(',')}]}`)

test('a body that takes too long is refused in words, and the next one is judged', async () => {
  const hasty = new BodyJudge({ milliseconds: 1 })
  await expect(hasty.judge(putAnalysis, large())).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('Divida o arquivo'),
  })
  await hasty.close()
  const judge = new BodyJudge({ milliseconds: 60_000 })
  expect((await judge.judge(putAnalysis, large())).keys).toEqual(['requests'])
  await judge.close()
})

test('a body that takes too much memory is refused in words, and the next one is judged', async () => {
  const judge = new BodyJudge({ megabytes: 8 })
  await expect(judge.judge(putAnalysis, large())).rejects.toMatchObject({ code: 'too_large' })
  expect((await judge.judge(putAnalysis, Buffer.from('{"requests":[]}'))).keys).toEqual(['requests'])
  await judge.close()
})
