export { channel, leastPasswordLength } from './fields.ts'
export * from './profile.ts'
export * from './sessions.ts'
export * from './sign-in.ts'
