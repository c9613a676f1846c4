import { expect, test } from 'vitest'
import { type PlanStep, putBack, stepsOfKind } from './plan-store.ts'

const step = (name: string, on: string, of?: PlanStep['of']): PlanStep => ({
  kind: 'term',
  name,
  action: 'stop',
  on,
  before: null,
  ...(of && { of }),
})
const names = (steps: readonly PlanStep[]) => steps.map(({ name }) => name)

test('a step is judged only by reports of its own kind; a step without a kind is judged by all', () => {
  const steps = [
    step('tênis azul', '2026-11-20', 'terms'),
    step('Tênis · Busca', '2026-11-19', 'ads'),
    step('meia', '2026-11-01'),
  ]
  expect(names(stepsOfKind(steps, 'terms'))).toEqual(['tênis azul', 'meia'])
  expect(names(stepsOfKind(steps, 'ads'))).toEqual(['Tênis · Busca', 'meia'])
})

test('a step that is put back gets its place by day, and keeps its figures', () => {
  const [azul, meia, bota] = [
    step('azul', '2026-11-20'),
    step('meia', '2026-11-10'),
    step('bota', '2026-10-01'),
  ]
  const removed = { ...meia, before: { days: 31, spend: 171.92, gmv: 353.83 } }
  expect(putBack([azul, bota], [removed])).toEqual([azul, removed, bota])
  expect(putBack([azul], [bota])).toEqual([azul, bota])
  expect(putBack([], [azul])).toEqual([azul])
  expect(putBack([azul], [])).toEqual([azul])
})
