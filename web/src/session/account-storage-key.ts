export { accountStorageKey, accountStoragePrefix, anyAccountPrefix } from '../storage/account-storage.ts'
