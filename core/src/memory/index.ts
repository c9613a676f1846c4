export { letGo } from './let-go.ts'
export { textOf } from './text-of.ts'
