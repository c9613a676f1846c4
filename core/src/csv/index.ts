export { guardFormula, withoutGuard } from './formula-guard.ts'
