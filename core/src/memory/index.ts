export { letGo } from './let-go.ts'
